import { FIRST_BIRTH_DATE } from "@/lib/body/age";
import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import type { Experience, Sex } from "@/lib/body/ranges";
import type { Units } from "@/lib/body/units";
import type { Equipment, Goal, HealthQuestion, Spared } from "@/lib/check-ins/intake/questions";
import type { NewIntake } from "@/lib/check-ins/intake/schema";

/** What is entered and not sent. Null means not chosen yet; weights in pounds, height in inches. */
export type IntakeDraft = {
  /** The step that is open, from 0. */
  step: number;
  name: string;
  born: { year: string; month: string; day: string };
  gender: Sex | null;
  units: Units | null;
  height: number | null;
  weight: number | null;
  bodyFat: number | null;
  bodyFatMethod: BodyFatMethod | null;
  health: { [question in HealthQuestion]?: { isYes: boolean; detail: string } };
  /** YYYY-MM-DD, or empty. */
  medicineSince: string;
  spared: Spared[];
  limits: string;
  goals: Goal[];
  targetWeight: number | null;
  workoutsPerWeek: number | null;
  experience: Experience | null;
  equipment: Equipment[];
  agreed: { health: boolean; photos: boolean; sharing: boolean };
  /** ISO instant of the last change; null before the first. */
  changedAt: string | null;
};

export const EMPTY_DRAFT: IntakeDraft = {
  step: 0,
  name: "",
  born: { year: "", month: "", day: "" },
  gender: null,
  units: null,
  height: null,
  weight: null,
  bodyFat: null,
  bodyFatMethod: null,
  health: {},
  medicineSince: "",
  spared: [],
  limits: "",
  goals: [],
  targetWeight: null,
  workoutsPerWeek: null,
  experience: null,
  equipment: [],
  agreed: { health: false, photos: false, sharing: false },
  changedAt: null,
};

/** A stored draft of this version; anything else is no draft. */
export function draftIn(stored: unknown): IntakeDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const draft = stored as Partial<IntakeDraft>;
  const isWhole = Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value = draft[field as keyof IntakeDraft];
    return value !== undefined && (empty === null || typeof value === typeof empty);
  });
  return isWhole && typeof draft.changedAt === "string" ? (draft as IntakeDraft) : null;
}

const DIGITS = /^\d+$/;

/** YYYY-MM-DD; null while it is being typed, and for a date that does not exist or that no living person can have. */
export function birthDateOf({ year, month, day }: IntakeDraft["born"]): string | null {
  if (![year, month, day].every((part) => DIGITS.test(part)) || year.length !== 4) return null;
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (text < FIRST_BIRTH_DATE) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

const REQUIRED = [
  ["name", "birthDate", "gender", "height", "weight"],
  [],
  ["workoutsPerWeek", "experience"],
  [],
] as const;
export type RequiredField = (typeof REQUIRED)[number][number];

/** The first field of a step that is still open. */
export function missingIn(draft: IntakeDraft, step: number): RequiredField | null {
  const isOpen = (field: RequiredField) => {
    if (field === "name") return draft.name.trim() === "";
    if (field === "birthDate") return birthDateOf(draft.born) === null;
    return draft[field] === null;
  };
  return REQUIRED[step]?.find(isOpen) ?? null;
}

export const firstOpenStep = (draft: IntakeDraft): number => {
  const open = REQUIRED.findIndex((_, step) => step < draft.step && missingIn(draft, step) !== null);
  return open === -1 ? draft.step : open;
};

type ToSend = Omit<NewIntake, "takenAt" | "frontPhotoId" | "backPhotoId">;

/** Without what was not agreed to. Null while something required is open. */
export function intakeOf(
  draft: IntakeDraft,
  about: Pick<ToSend, "version" | "timeZone" | "units">,
): ToSend | null {
  const { gender, height, weight, workoutsPerWeek, experience, bodyFat, targetWeight, agreed } = draft;
  const birthDate = birthDateOf(draft.born);
  const name = draft.name.trim();
  if (!name || !birthDate || !gender || !height || !weight || !workoutsPerWeek || !experience) return null;
  const limits = draft.limits.trim();
  return {
    ...about,
    ...{ name, birthDate, gender, height, weight, workoutsPerWeek, experience, agreed },
    ...(bodyFat !== null && { bodyFat, bodyFatMethod: draft.bodyFatMethod }),
    ...(agreed.health && { health: healthOf(draft) }),
    ...(agreed.health &&
      takesMedicine(draft) &&
      draft.medicineSince && { medicineSince: draft.medicineSince }),
    ...(limits && { limits }),
    ...(targetWeight !== null && { targetWeight }),
    ...{ spared: draft.spared, goals: draft.goals, equipment: draft.equipment },
  };
}

const takesMedicine = ({ health }: IntakeDraft): boolean => health.medicine?.isYes === true;

/** A detail only where the answer is Yes. */
function healthOf({ health }: IntakeDraft): NonNullable<ToSend["health"]> {
  return Object.fromEntries(
    Object.entries(health).map(([question, { isYes, detail }]) => {
      const told = detail.trim();
      return [question, { isYes, ...(isYes && told && { detail: told }) }];
    }),
  );
}
