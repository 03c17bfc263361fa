"use client";

import { useQuery } from "@tanstack/react-query";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { formatPercent, formatTenth } from "@/lib/body/figures";
import { TAPE_BODY_FAT_ERROR, tapeBodyFat } from "@/lib/body/tape-body-fat";
import {
  type Girths,
  girthRefusal,
  keptGirth,
  shownGirth,
  TAPED_SITE_LABELS,
  TAPED_SITES,
  type TapedSite,
  tapedText,
} from "@/lib/body/tape-girths";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/browser/use-units";
import type { Client } from "@/lib/clients/schema";
import { measurementsQuery } from "@/lib/measurements/queries";
import { tapeTexts } from "./texts";

/** What stands in the fields, as it was typed; nothing typed is not measured. */
export type TypedGirths = Partial<Record<TapedSite, string>>;

export const typedGirths = (girths: Girths | null, units: UnitSystem): TypedGirths =>
  Object.fromEntries(
    Object.entries(girths ?? {}).map(([site, mm]) => [site, formatTenth(shownGirth(mm, units))]),
  );

const FIGURE = /^\d+([.,]\d+)?$/;

function problemOf(site: TapedSite, typed: string, units: UnitSystem): string | null {
  if (!FIGURE.test(typed)) return tapeTexts.noFigure;
  return girthRefusal(site, millimetres(typed, units), units);
}

const millimetres = (typed: string, units: UnitSystem) => keptGirth(Number(typed.replace(",", ".")), units);

/** The girths that the fields hold; null while one of them holds something else. */
export function readGirths(typed: TypedGirths, units: UnitSystem): Girths | null {
  const girths: Girths = {};
  for (const site of TAPED_SITES) {
    const text = typed[site]?.trim();
    if (!text) continue;
    if (problemOf(site, text, units)) return null;
    girths[site] = millimetres(text, units);
  }
  return girths;
}

type TapeFieldsProps = {
  client: Pick<Client, "id" | "gender" | "height">;
  typed: TypedGirths;
  onTypedChange: (typed: TypedGirths) => void;
  /** Whether a body fat was measured, beside which a tape's estimate counts for nothing. */
  isFatMeasured: boolean;
};

/** A field for every place of the tape, each with what it read last. */
export function TapeFields({ client, typed, onTypedChange, isFatMeasured }: TapeFieldsProps) {
  const units = useUnits();
  const { data } = useQuery(measurementsQuery(client.id));
  const lastOf = (site: TapedSite) =>
    data?.measurements.find(({ girths }) => girths?.[site] !== undefined)?.girths?.[site];
  const girths = readGirths(typed, units);
  const estimate = girths && tapeBodyFat(client.gender, client.height, girths);
  return (
    <section aria-label={tapeTexts.name} className="border-b py-3">
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5 sm:grid-cols-3">
        {TAPED_SITES.map((site) => {
          const text = typed[site]?.trim();
          const last = lastOf(site);
          return (
            <Field
              key={site}
              label={TAPED_SITE_LABELS[site]}
              help={last === undefined ? undefined : tapeTexts.last(tapedText(last, units))}
              error={(text && problemOf(site, text, units)) || undefined}
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                value={typed[site] ?? ""}
                onChange={(event) => onTypedChange({ ...typed, [site]: event.target.value })}
                trailing={<small className="pr-2.5 text-muted-foreground">{units.heightUnit}</small>}
              />
            </Field>
          );
        })}
      </div>
      <p className="mt-3 text-muted-foreground text-xs" aria-live="polite">
        {isFatMeasured
          ? tapeTexts.fatIsMeasured
          : estimate === null
            ? tapeTexts.needs[client.gender]
            : tapeTexts.estimate(formatPercent(estimate), formatTenth(TAPE_BODY_FAT_ERROR[client.gender]))}
      </p>
    </section>
  );
}
