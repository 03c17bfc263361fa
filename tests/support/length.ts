/** The fixed seed of short runs, so that they are repeatable. */
const USUAL_SEED = 20_261_122;

const { TESTS_LONG, TESTS_SEED } = process.env;
const isLong = TESTS_LONG === "1";

/** The amount of testing: small and repeatable in `npm test`, large and random in `npm run test:long`. */
export const LENGTH = {
  isLong,
  seed: TESTS_SEED ? Number(TESTS_SEED) : isLong ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED,
};
