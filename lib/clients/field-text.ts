import { formatPercent } from "@/lib/body/figures";
import { DIET_ADHERENCE_LABELS, type DietAdherence, EXPERIENCE_LABELS, SEX_LABELS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { pickedText } from "./figure-text";
import type { ClientForm } from "./schema";

const LABELS = {
  name: "Name",
  photoUrl: "Front photo",
  backPhotoUrl: "Back photo",
  gender: "Gender",
  height: "Height",
  weight: "Weight",
  bodyFat: "Body fat",
  targetBodyFat: "Target body fat",
  targetWeight: "Target weight",
  steps: "Steps",
  workoutsPerWeek: "Workouts per week",
  hoursPerWorkout: "Hours per workout",
  experience: "Experience",
  dietAdherence: "Diet adherence",
  notes: "Notes",
} as const satisfies Record<keyof ClientForm, string>;

export function fieldLabel(field: keyof ClientForm): string {
  return LABELS[field];
}

/** A field's value as the form shows it, for a sentence about it. */
export function fieldText(field: keyof ClientForm, form: ClientForm, system: UnitSystem): string {
  switch (field) {
    case "photoUrl":
    case "backPhotoUrl":
      return form[field] === null ? "no photo" : "a photo";
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
