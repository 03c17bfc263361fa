import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import type { Units } from "@/lib/body/units";
import type { IntakeWords } from "@/lib/check-ins/words/en-intake";
import { type Reading, unitsOfLocale } from "@/lib/text/languages";
import { decimalMarkOf } from "@/lib/text/written-number";
import type { IntakeDraft } from "./draft";

/** What each step of the form gets. */
export type StepProps = {
  draft: IntakeDraft;
  change: (changes: Partial<IntakeDraft>) => void;
  words: IntakeWords;
  reading: Reading;
  units: UnitSystem;
  /** The trainer's first name. */
  trainer: string;
};

export const unitsOf = (chosen: Units | null, { locale }: Reading): UnitSystem =>
  unitSystem(chosen ?? unitsOfLocale(locale), decimalMarkOf(locale));
