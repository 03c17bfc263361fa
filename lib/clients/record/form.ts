import { FIRST_BIRTH_DATE, isMinor } from "@/lib/body/age";
import { bmi } from "@/lib/body/composition";
import { NO_PAUSE } from "@/lib/body/forecast/pause";
import { noGoal } from "@/lib/body/forecast/standstill";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import { dayHere } from "@/lib/text/calendar/local-date";
import type { Client, ClientDraft, ClientForm } from "./schema";

/** What a client has who told nothing of a method, age, medicine or a pause. */
export const NO_HEALTH = { bodyFatMethod: null, birthDate: null, medicineSince: null, ...NO_PAUSE } as const;

export const NEW_CLIENT_FORM: ClientForm = {
  name: "",
  photoUrl: null,
  backPhotoUrl: null,
  ...NO_HEALTH,
  ...NEW_CLIENT_DEFAULTS,
};

export type ClientFormState = {
  form: ClientForm;
  saved: ClientForm;
  /** Version of the client behind `saved`; undefined for a new one. */
  version: number | undefined;
  /** The newest state known from the server; a restored draft may be based on an older one. */
  loaded: { form: ClientForm; version: number | undefined };
  /** A draft of an earlier visit: already restored into the form, or offered to the trainer. */
  draft: { state: "restored" | "offered"; entries: ClientDraft } | null;
  touched: boolean;
};

export type ClientFormAction =
  | { type: "edit"; changes: Partial<ClientForm> }
  | { type: "draftFound"; draft: ClientDraft; offer: boolean }
  | { type: "restoreDraft" }
  | { type: "discardDraft" }
  | { type: "rebase"; client: Client; form: ClientForm };

export function openForm(client: Client | null): ClientFormState {
  const loaded = client
    ? { form: formOf(client), version: client.version }
    : { form: NEW_CLIENT_FORM, version: undefined };
  return { ...startingFrom(loaded), touched: false };
}

function startingFrom(loaded: ClientFormState["loaded"]) {
  return { form: loaded.form, saved: loaded.form, version: loaded.version, loaded, draft: null };
}

export const CLIENT_FORM_FIELDS = Object.keys(NEW_CLIENT_FORM) as (keyof ClientForm)[];

export function formOf(client: Client): ClientForm {
  const values = Object.fromEntries(CLIENT_FORM_FIELDS.map((field) => [field, client[field]]));
  return { ...(values as ClientForm), notes: client.notes ?? "" };
}

export function clientFormReducer(state: ClientFormState, action: ClientFormAction): ClientFormState {
  switch (action.type) {
    case "edit": {
      // Typing on declines an offered draft.
      const draft = state.draft?.state === "offered" ? null : state.draft;
      return { ...state, form: { ...state.form, ...action.changes }, draft, touched: true };
    }
    case "draftFound":
      return foundDraft(state, action.draft, action.offer);
    case "restoreDraft":
      return state.draft ? { ...withDraft(state, state.draft.entries), touched: true } : state;
    case "discardDraft":
      return { ...startingFrom(state.loaded), touched: true };
    case "rebase": {
      const loaded = { form: formOf(action.client), version: action.client.version };
      return { ...startingFrom(loaded), form: action.form, touched: true };
    }
  }
}

/** Typed values win over a draft, and a draft without changes is ignored. */
function foundDraft(state: ClientFormState, draft: ClientDraft, offer: boolean): ClientFormState {
  if (state.touched || !isChanged(draft)) return state;
  return offer ? { ...state, draft: { state: "offered", entries: draft } } : withDraft(state, draft);
}

function withDraft(state: ClientFormState, draft: ClientDraft): ClientFormState {
  const { form, saved, version } = draft;
  const restored = { state: "restored", entries: draft } as const;
  return { ...state, form, saved, version: version ?? undefined, draft: restored };
}

export function draftOf({ form, saved, version }: ClientFormState, at: string): ClientDraft {
  return { form, saved, version: version ?? null, at };
}

export function changedFields(before: ClientForm, after: ClientForm): (keyof ClientForm)[] {
  return CLIENT_FORM_FIELDS.filter((field) => before[field] !== after[field]);
}

export function isChanged({ saved, form }: Pick<ClientFormState, "saved" | "form">): boolean {
  return changedFields(saved, form).length > 0;
}

const REQUIRED = {
  name: "Name",
  height: "Height",
  weight: "Weight",
  bodyFat: "Body fat",
  targetBodyFat: "Target body fat",
  targetWeight: "Target weight",
} as const satisfies Partial<Record<keyof ClientForm, string>>;

export function missingField(form: ClientForm): string | null {
  for (const [field, label] of Object.entries(REQUIRED)) {
    const value = form[field as keyof typeof REQUIRED];
    if (typeof value === "string" ? value.trim() === "" : !(value > 0)) return label;
  }
  return bmi(form.weight, form.height) > 0 ? null : "BMI";
}

/** What is wrong with a past day of the form, in a sentence; null for none or a possible one. */
export function pastDayProblem(day: string | null, now: Date): string | null {
  if (day === null || (day >= FIRST_BIRTH_DATE && day <= dayHere(now))) return null;
  return `Enter a day between ${FIRST_BIRTH_DATE.slice(0, 4)} and today.`;
}

/** What is wrong with a pause of the form, in a sentence; null for none or a possible one. */
export function pauseProblem({
  pauseReason,
  pausedFrom,
  pausedUntil,
}: Pick<ClientForm, "pauseReason" | "pausedFrom" | "pausedUntil">): string | null {
  if (pauseReason === null) return null;
  if (!pausedFrom) return "Enter the first day of the pause.";
  return pausedUntil !== null && pausedUntil < pausedFrom
    ? "The last day of the pause lies before the first."
    : null;
}

/**
 * A minor's goal is not saved: the saved one stays, and a new client gets none.
 * @param saved null for a new client
 */
export function formToSave(form: ClientForm, saved: ClientForm | null, now: Date): ClientForm {
  if (!isMinor(form, dayHere(now))) return form;
  const none = noGoal({ weightLbs: form.weight, bodyFat: form.bodyFat });
  const { targetWeight, targetBodyFat } = saved ?? {
    targetWeight: none.targetWeightLbs,
    targetBodyFat: none.targetBodyFat,
  };
  return { ...form, targetWeight, targetBodyFat };
}

/** A field changed here keeps its change. @returns also the fields that both sides changed differently */
export function mergeForms(saved: ClientForm, mine: ClientForm, theirs: ClientForm) {
  const changedHere = changedFields(saved, mine);
  const changedThere = new Set(changedFields(saved, theirs));
  const form = { ...theirs, ...Object.fromEntries(changedHere.map((field) => [field, mine[field]])) };
  const conflicts = changedHere.filter((field) => changedThere.has(field) && mine[field] !== theirs[field]);
  return { form: form as ClientForm, conflicts };
}
