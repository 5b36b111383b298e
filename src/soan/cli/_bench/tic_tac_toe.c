/* Tic-tac-toe, played at random. */

#include "playouts.h"

static const int LINES[8][3] = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6},
};

typedef struct {
    int8_t marks[9];
    int seat;
    int placed;
    int winner;
} Table;

static int legal(const Table *t, int *out)
{
    int n = 0;
    for (int space = 0; space < 9; space++)
        if (t->marks[space] == 0)
            out[n++] = space;
    return n;
}

static int has_line(const Table *t, int mark)
{
    for (int i = 0; i < 8; i++)
        if (t->marks[LINES[i][0]] == mark && t->marks[LINES[i][1]] == mark && t->marks[LINES[i][2]] == mark)
            return 1;
    return 0;
}

static void apply(Table *t, int space)
{
    int mark = t->seat + 1;
    t->marks[space] = (int8_t)mark;
    t->placed++;
    if (has_line(t, mark))
        t->winner = mark;
    t->seat = 1 - t->seat;
}

static int playout(int *plies)
{
    Table t;
    int out[9];
    memset(&t, 0, sizeof t);
    while (!t.winner && t.placed < 9) {
        int n = legal(&t, out);
        apply(&t, out[below(n)]);
    }
    *plies = t.placed;
    return t.winner;
}
