/* Random playouts: the loop around a game's rules, which the file that includes this one provides as

       static int playout(int *plies);

   It plays one game, with `below` for every choice, and gives the winner's mark (1 or 2) or 0 for a draw.

   Usage: program GAMES SEED. Prints the seconds, the wins of either side, the draws and all plies. */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t luck;

/* xorshift64*: Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled", 2016. */
static inline uint64_t next_bits(void)
{
    luck ^= luck >> 12;
    luck ^= luck << 25;
    luck ^= luck >> 27;
    return luck * UINT64_C(0x2545F4914F6CDD1D);
}

/* A number from 0 to n-1, without a division. */
static inline int below(int n)
{
    return (int)(((next_bits() >> 32) * (uint64_t)n) >> 32);
}

static int playout(int *plies);

/* Seconds of processor time. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    long games = atol(argv[1]);
    luck = strtoull(argv[2], NULL, 10) * UINT64_C(0x9E3779B97F4A7C15) | 1;

    long ended[3] = {0, 0, 0};
    long all_plies = 0;
    double start = now();
    for (long game = 0; game < games; game++) {
        int plies = 0;
        ended[playout(&plies)]++;
        all_plies += plies;
    }
    double seconds = now() - start;
    printf("%.9f %ld %ld %ld %ld\n", seconds, ended[1], ended[2], ended[0], all_plies);
    return 0;
}
