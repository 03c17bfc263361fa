import { BODY_FAT_METHOD_LABELS } from "@/lib/body/body-fat-method";
import { derivedValues, leanMass } from "@/lib/body/composition";
import { PAUSE_REASON_LABELS } from "@/lib/body/forecast/pause";
import type { ApiQuestion } from "@/lib/body/forecast/question";
import { DIET_ADHERENCE_LABELS, type DietAdherence, EXPERIENCE_LABELS, SEX_LABELS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { fullDay } from "@/lib/text/calendar/wording";
import { formatPercent, roundToTenth } from "@/lib/text/numbers";
import type { ClientForm } from "./schema";

/** The computed fields in the units of the reader. */
export function shownFigures(
  client: ApiQuestion,
  { weightOf }: UnitSystem,
): ReturnType<typeof derivedValues> {
  const { height: heightInches, weight: weightLbs, targetWeight: targetWeightLbs } = client;
  const body = { ...client, heightInches, weightLbs, targetWeightLbs };
  return {
    ...derivedValues(body),
    leanMass: leanMass(weightOf(body.weightLbs), body.bodyFat),
    targetLeanMass: leanMass(weightOf(body.targetWeightLbs), body.targetBodyFat),
  };
}

/** A picked weight: whole numbers without a point, others to the tenth. */
export const pickedText = (weight: number): string => String(roundToTenth(weight));

/** A change with its sign, for example `−10` or `+2.5`; empty without a change. */
export function signedChange(from: number, to: number, text: (value: number) => string): string {
  const change = roundToTenth(to - from);
  if (change === 0) return "";
  return `${change < 0 ? "−" : "+"}${text(Math.abs(change))}`;
}

const LABELS = {
  name: "Name",
  photoUrl: "Front photo",
  backPhotoUrl: "Back photo",
  gender: "Gender",
  height: "Height",
  weight: "Weight",
  bodyFat: "Body fat",
  bodyFatMethod: "Body fat measured with",
  targetBodyFat: "Target body fat",
  targetWeight: "Target weight",
  steps: "Steps",
  workoutsPerWeek: "Workouts per week",
  hoursPerWorkout: "Hours per workout",
  experience: "Experience",
  dietAdherence: "Diet adherence",
  notes: "Notes",
  birthDate: "Birth date",
  medicineSince: "Medicine that lowers appetite",
  pauseReason: "Pause",
  pausedFrom: "First day of the pause",
  pausedUntil: "Last day of the pause",
} as const satisfies Record<keyof ClientForm, string>;

export function fieldLabel(field: keyof ClientForm): string {
  return LABELS[field];
}

export function fieldText(field: keyof ClientForm, form: ClientForm, system: UnitSystem): string {
  switch (field) {
    case "photoUrl":
    case "backPhotoUrl":
      return form[field] === null ? "no photo" : "a photo";
    case "bodyFatMethod":
      return form.bodyFatMethod === null ? "not known" : BODY_FAT_METHOD_LABELS[form.bodyFatMethod];
    case "birthDate":
      return form.birthDate === null ? "not given" : fullDay(form.birthDate);
    case "medicineSince":
      return form.medicineSince === null ? "none" : `since ${fullDay(form.medicineSince)}`;
    case "pauseReason":
      return form.pauseReason === null ? "none" : PAUSE_REASON_LABELS[form.pauseReason];
    case "pausedFrom":
    case "pausedUntil":
      return form[field] === null ? "none" : fullDay(form[field]);
    case "gender":
      return SEX_LABELS[form.gender];
    case "height":
      return system.heightText(form.height);
    case "weight":
    case "targetWeight":
      return `${pickedText(system.weightOf(form[field]))} ${system.weightUnit}`;
    case "bodyFat":
    case "targetBodyFat":
      return `${formatPercent(form[field])}`;
    case "experience":
      return EXPERIENCE_LABELS[form.experience];
    case "dietAdherence":
      return DIET_ADHERENCE_LABELS[form.dietAdherence as DietAdherence] ?? String(form.dietAdherence);
    case "notes":
      return form.notes.trim() || "empty";
    default:
      return String(form[field]);
  }
}
