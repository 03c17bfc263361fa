/** The first instant that PostgreSQL writes as JavaScript does: between 1 BC and AD 1 it knows no year 0. */
export const FIRST_INSTANT = new Date("0001-01-01T00:00:00.000Z");
