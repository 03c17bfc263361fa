/** A seed that every short run shares, so that none finds by chance what another would not. */
const USUAL_SEED = 20_261_122;

const { TESTS_LONG, TESTS_SEED } = process.env;
const isLong = TESTS_LONG === "1";

/** How much of what could be tried is tried: `npm test` the same little each time, `npm run test:long` much, at random. */
export const LENGTH = {
  isLong,
  seed: TESTS_SEED ? Number(TESTS_SEED) : isLong ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED,
};
