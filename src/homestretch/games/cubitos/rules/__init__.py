"""The rules of Cubitos, as the rulebook orders them. Ids such as CU-8, CU-G21 and CU-K4 are explained in README.md."""
