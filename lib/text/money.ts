const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Millionths of a US dollar as dollars, for example `$0.16`. */
export const dollars = (microUsd: number): string => DOLLARS.format(microUsd / 1_000_000);
