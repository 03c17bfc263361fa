import { TAPED_SITES } from "@/lib/body/tape-girths";
import type { Measurement } from "@/lib/measurements/schema";
import type { TapedChange } from "./schema";

/** What the tape read first and last at each site, from weigh-ins of which the oldest is the first. */
export function tapeOf(weighIns: readonly Pick<Measurement, "takenAt" | "girths">[]): TapedChange[] {
  return TAPED_SITES.flatMap((site) => {
    const taped = weighIns.flatMap(({ takenAt, girths }) => {
      const mm = girths?.[site];
      return mm === undefined ? [] : [{ mm, takenAt }];
    });
    const [first, newest] = [taped[0], taped.at(-1)];
    return first && newest ? [{ site, first, newest }] : [];
  });
}
