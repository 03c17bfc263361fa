import { REST_SECONDS } from "@/lib/body/ranges";
import { CountRow } from "./count-row";

/** One step below the minimum means none. */
const NONE = 0;

type RestRowProps = {
  /** Null for none. */
  seconds: number | null;
  /** What none is called. */
  none: string;
  /** Gets a function, since a held button fires faster than React renders. */
  onChange: (to: (now: number | null) => number | null) => void;
};

/** The rest after a set, or none. */
export function RestRow({ seconds, none, onChange }: RestRowProps) {
  return (
    <CountRow
      label="Rest"
      unit="s"
      scale={{ ...REST_SECONDS, min: NONE }}
      lowest={REST_SECONDS.min}
      text={seconds === null ? none : String(seconds)}
      value={seconds ?? NONE}
      onChange={(to) =>
        onChange((now) => {
          const next = to(now ?? NONE);
          return next < REST_SECONDS.min ? null : next;
        })
      }
    />
  );
}
