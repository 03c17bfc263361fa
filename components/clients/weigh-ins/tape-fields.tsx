"use client";

import { useQuery } from "@tanstack/react-query";
import { TAPE_BODY_FAT_ERROR, tapeBodyFat } from "@/lib/body/tape-body-fat";
import { type Girths, TAPED_SITES } from "@/lib/body/tape-girths";
import type { Client } from "@/lib/clients/record/schema";
import { measurementsQuery } from "@/lib/clients/weigh-ins/queries";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatPercent, formatTenth } from "@/lib/text/numbers";
import { GirthFields, readGirths, type TypedGirths } from "./girth-fields";

const NEEDS = {
  male: "To estimate body fat, measure the neck, and the waist at the navel.",
  female: "To estimate body fat, measure the neck, the waist at its narrowest and the hips.",
};

type TapeFieldsProps = {
  client: Pick<Client, "id" | "gender" | "height">;
  typed: TypedGirths;
  onTypedChange: (typed: TypedGirths) => void;
  /** A measured body fat makes the tape's estimate unnecessary. */
  isFatMeasured: boolean;
};

export function TapeFields({ client, typed, onTypedChange, isFatMeasured }: TapeFieldsProps) {
  const units = useUnits();
  const { data } = useQuery(measurementsQuery(client.id));
  const last: Girths = Object.fromEntries(
    TAPED_SITES.flatMap((site) => {
      const mm = data?.measurements.find(({ girths }) => girths?.[site] !== undefined)?.girths?.[site];
      return mm === undefined ? [] : [[site, mm]];
    }),
  );
  const girths = readGirths(typed, units);
  const estimate = girths && tapeBodyFat(client.gender, client.height, girths);
  return (
    <section aria-label="Tape" className="border-b py-3">
      <GirthFields typed={typed} onTypedChange={onTypedChange} last={last} />
      <p className="mt-3 text-muted-foreground text-xs" aria-live="polite">
        {isFatMeasured
          ? "The measured body fat counts, so the tape gives no estimate."
          : estimate === null
            ? NEEDS[client.gender]
            : `Estimated from tape: ${formatPercent(estimate)} body fat, give or take ${formatTenth(TAPE_BODY_FAT_ERROR[client.gender])} points (US Navy).`}
      </p>
    </section>
  );
}
