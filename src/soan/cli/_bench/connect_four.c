/* Connect four, played at random. */

#include "playouts.h"

enum { COLUMNS = 7, ROWS = 6 };

static const int STEPS[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

typedef struct {
    int8_t discs[COLUMNS][ROWS];
    int8_t height[COLUMNS];
    int seat;
    int dropped;
    int winner;
} Table;

static int legal(const Table *t, int *out)
{
    int n = 0;
    for (int column = 0; column < COLUMNS; column++)
        if (t->height[column] < ROWS)
            out[n++] = column;
    return n;
}

/* How many discs of the same side follow in one direction. */
static int run(const Table *t, int column, int row, int step_column, int step_row)
{
    int disc = t->discs[column][row];
    int n = 0;
    column += step_column;
    row += step_row;
    while (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && t->discs[column][row] == disc) {
        n++;
        column += step_column;
        row += step_row;
    }
    return n;
}

static int makes_line(const Table *t, int column, int row)
{
    for (int i = 0; i < 4; i++) {
        int c = STEPS[i][0], r = STEPS[i][1];
        if (1 + run(t, column, row, c, r) + run(t, column, row, -c, -r) >= 4)
            return 1;
    }
    return 0;
}

static void apply(Table *t, int column)
{
    int row = t->height[column]++;
    t->discs[column][row] = (int8_t)(t->seat + 1);
    t->dropped++;
    if (makes_line(t, column, row))
        t->winner = t->seat + 1;
    t->seat = 1 - t->seat;
}

static int playout(int *plies)
{
    Table t;
    int out[COLUMNS];
    memset(&t, 0, sizeof t);
    while (!t.winner && t.dropped < COLUMNS * ROWS) {
        int n = legal(&t, out);
        apply(&t, out[below(n)]);
    }
    *plies = t.dropped;
    return t.winner;
}
