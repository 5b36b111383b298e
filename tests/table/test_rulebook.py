"""Rule books as HTML."""

from __future__ import annotations

from soan.table.rulebook import render_rules


def test_paragraphs_carry_their_ids() -> None:
    """A paragraph that begins with an id can be pointed at, and its words keep their emphasis."""
    html = render_rules("[U-11] A turn *starts* so.")
    assert html == (
        '<p id="U-11" class="rule"><a href="#U-11" class="rule-id">U-11</a> A turn <em>starts</em> so.</p>\n'
    )


def test_list_items_and_cells_carry_their_ids() -> None:
    """So do the items of a list, tight or loose, and the cells of a table."""
    html = render_rules("- [P1] one\n- [P2] two\n\nx\n\n- [P3] three\n\n- [P4a] four\n\n| a |\n|---|\n| [T-5] five |\n")
    for tag, rule in (("li", "P1"), ("li", "P2"), ("p", "P3"), ("p", "P4a"), ("td", "T-5")):
        assert f'<{tag} id="{rule}" class="rule">' in html


def test_references_lead_to_their_rules() -> None:
    """A rule that is named in brackets elsewhere can be followed; the name of none stays as it is."""
    html = render_rules("As [P2] and [P9] say, *see [P1]*.\n\n- [P1] one, but [P2]\n- [P2] two\n")
    link = '<a href="#{0}" class="rule-ref">{0}</a>'
    assert f"<p>As {link.format('P2')} and [P9] say, <em>see {link.format('P1')}</em>.</p>" in html
    assert f"one, but {link.format('P2')}</li>" in html


def test_brackets_elsewhere_are_words() -> None:
    """An id in the middle of a sentence, or something else in brackets, makes no anchor."""
    html = render_rules("See [U-11] there.\n\n[sic] it says.")
    assert "id=" not in html


def test_html_is_shown_not_obeyed() -> None:
    """A rule book cannot bring a script into the page."""
    html = render_rules("[P1] <script>alert(1)</script> [x](javascript:alert(1))")
    assert "<script>" not in html
    assert 'href="javascript' not in html
