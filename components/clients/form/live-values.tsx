"use client";

import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";

type LiveValuesProps = { bmi: number; leanMass: number; targetLeanMass: number | null };

/** A screen reader hears the end of a drag, not each step. */
const ANNOUNCE_DELAY_MS = 400;

export function LiveValues({ bmi, leanMass, targetLeanMass }: LiveValuesProps) {
  const { weightName } = useUnits();
  const now = `BMI ${formatTenth(bmi)}, lean mass ${formatTenth(leanMass)} ${weightName}`;
  const spoken =
    targetLeanMass === null ? now : `${now}, target lean mass ${formatTenth(targetLeanMass)} ${weightName}`;
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(spoken), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <>
      <div
        aria-hidden
        className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted-foreground text-xs lg:justify-start lg:gap-x-7 lg:text-sm"
      >
        <Value label="BMI" value={bmi} />
        <Value label="Lean mass" value={leanMass} />
        {targetLeanMass !== null && (
          <Value
            label={
              <>
                Target lean
                <span className="hidden lg:inline">{" mass"}</span>
              </>
            }
            value={targetLeanMass}
            predicted
          />
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </>
  );
}

function Value({
  label,
  value,
  predicted = false,
}: {
  label: React.ReactNode;
  value: number;
  predicted?: boolean;
}) {
  return (
    <span className="whitespace-nowrap">
      {label}{" "}
      <b
        className={cn(
          "num text-[0.9375rem] lg:text-[1.0625rem]",
          predicted ? "text-forecast" : "text-foreground",
        )}
      >
        {formatTenth(value)}
      </b>
    </span>
  );
}
