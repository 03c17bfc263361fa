"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  type Girths,
  girthRefusal,
  shownGirth,
  storedGirth,
  TAPED_SITE_LABELS,
  TAPED_SITES,
  type TapedSite,
  tapedText,
} from "@/lib/body/tape-girths";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";

/** The fields as typed; empty means not measured. */
export type TypedGirths = Partial<Record<TapedSite, string>>;

export const typedGirths = (girths: Girths | null, units: UnitSystem): TypedGirths =>
  Object.fromEntries(
    Object.entries(girths ?? {}).map(([site, mm]) => [site, formatTenth(shownGirth(mm, units))]),
  );

const FIGURE = /^\d+([.,]\d+)?$/;

function problemOf(site: TapedSite, typed: string, units: UnitSystem): string | null {
  if (!FIGURE.test(typed)) return "A number, such as 34.5";
  return girthRefusal(site, millimetres(typed, units), units);
}

const millimetres = (typed: string, units: UnitSystem) => storedGirth(Number(typed.replace(",", ".")), units);

/** Null if one field is not a number. */
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

type GirthFieldsProps = {
  typed: TypedGirths;
  onTypedChange: (typed: TypedGirths) => void;
  /** The last measured girths, in millimetres. */
  last: Girths;
};

export function GirthFields({ typed, onTypedChange, last }: GirthFieldsProps) {
  const units = useUnits();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5 sm:grid-cols-3">
      {TAPED_SITES.map((site) => {
        const text = typed[site]?.trim();
        const before = last[site];
        return (
          <Field
            key={site}
            label={TAPED_SITE_LABELS[site]}
            help={before === undefined ? undefined : `Last: ${tapedText(before, units)}`}
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
  );
}
