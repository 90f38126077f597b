// The limit: random playouts of Pig, written by hand for nothing but speed.
// Rules, random numbers and the order of drawing are those of examples/pig under SeededLuck and RandomPolicy, so that the
// same games are played, step for step. Usage: pig SECONDS [GAMES]; prints one JSON object.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// Philox 4x32-10, the same counter layout as homestretch.core.stream.
struct Stream {
    uint64_t key, counter = 0;
    uint32_t game, channel, word[4];
    int left = 0;

    Stream(uint64_t seed, uint32_t game, uint32_t channel) : key(seed), game(game), channel(channel) {}

    void block() {
        uint32_t c0 = uint32_t(counter), c1 = uint32_t(counter >> 32), c2 = game, c3 = channel;
        uint32_t k0 = uint32_t(key), k1 = uint32_t(key >> 32);
        for (int round = 0; round < 10; round++) {
            uint64_t p0 = uint64_t(c0) * 0xD2511F53u, p1 = uint64_t(c2) * 0xCD9E8D57u;
            c0 = uint32_t(p1 >> 32) ^ c1 ^ k0;
            c1 = uint32_t(p1);
            c2 = uint32_t(p0 >> 32) ^ c3 ^ k1;
            c3 = uint32_t(p0);
            k0 += 0x9E3779B9u;
            k1 += 0xBB67AE85u;
        }
        word[0] = c0, word[1] = c1, word[2] = c2, word[3] = c3;
        counter++;
        left = 4;
    }

    uint32_t next() {
        if (left == 0) block();
        return word[4 - left--];
    }

    uint32_t below(uint32_t limit) {
        uint64_t product = uint64_t(next()) * limit;
        if (uint32_t(product) < limit) {
            uint32_t unfair = -limit % limit;
            while (uint32_t(product) < unfair) product = uint64_t(next()) * limit;
        }
        return uint32_t(product >> 32);
    }
};

// Plays one game to its end; returns the number of decisions and dice.
static int playout(Stream &luck, Stream &choices, int goal) {
    int score[2] = {0, 0}, turn = 0, total = 0, steps = 0;
    while (true) {
        bool enough = score[turn] + total >= goal;
        bool hold = choices.below(enough ? 1 : 2) == 1 || enough;
        steps++;
        if (hold) {
            score[turn] += total;
            if (score[turn] >= goal) return steps;
            total = 0, turn ^= 1;
            continue;
        }
        int face = int(luck.below(6)) + 1;
        steps++;
        if (face == 1)
            total = 0, turn ^= 1;
        else
            total += face;
    }
}

int main(int count, char **given) {
    double seconds = count > 1 ? atof(given[1]) : 1.0;
    long most = count > 2 ? atol(given[2]) : 0;
    Stream luck(7, 0, 0), choices(7, 0, 1);
    auto start = std::chrono::steady_clock::now();
    double taken = 0;
    long games = 0, steps = 0;
    do {
        for (int i = 0; i < 1000 && (!most || games < most); i++, games++) steps += playout(luck, choices, 100);
        taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    } while (most ? games < most : taken < seconds);
    printf("{\"games\": %ld, \"steps\": %ld, \"seconds\": %.6f}\n", games, steps, taken);
}
