import { derivedValues } from "@/lib/body/composition";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { Client, ClientDraft, ClientForm } from "./schema";

/** What the form shows for a new client. */
export const NEW_CLIENT_FORM: ClientForm = {
  name: "",
  photoUrl: null,
  backPhotoUrl: null,
  ...NEW_CLIENT_DEFAULTS,
};

export type ClientFormState = {
  form: ClientForm;
  /** What the form was filled from, and what every change is measured against. */
  saved: ClientForm;
  /** Version of the client behind `saved`; undefined for a new one. */
  version: number | undefined;
  /** The newest that the server is known to hold; a restored draft may be based on less. */
  loaded: { form: ClientForm; version: number | undefined };
  /** Entries from before: either back in the form already, or waiting to be asked for. */
  draft: { state: "restored" | "offered"; entries: ClientDraft } | null;
  /** Whether the form was changed since it opened. */
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
      // Going on typing turns an offer down.
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

/** What was typed meanwhile is newer than any draft, and a draft without changes does not count. */
function foundDraft(state: ClientFormState, draft: ClientDraft, offer: boolean): ClientFormState {
  if (state.touched || !isChanged(draft)) return state;
  return offer ? { ...state, draft: { state: "offered", entries: draft } } : withDraft(state, draft);
}

function withDraft(state: ClientFormState, draft: ClientDraft): ClientFormState {
  const { form, saved, version } = draft;
  const restored = { state: "restored", entries: draft } as const;
  return { ...state, form, saved, version: version ?? undefined, draft: restored };
}

/** What this device keeps of the form until it is saved. `at` is the time of writing. */
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

/** The label of the first field without which nothing can be generated; null when all are set. */
export function missingField(form: ClientForm): string | null {
  for (const [field, label] of Object.entries(REQUIRED)) {
    const value = form[field as keyof typeof REQUIRED];
    if (typeof value === "string" ? value.trim() === "" : !(value > 0)) return label;
  }
  return derivedValues(form).bmi > 0 ? null : "BMI";
}

/**
 * Three versions into one: a field that was changed here keeps that change, every other follows the other device.
 * @returns the merged form and the fields that both sides changed to different values
 */
export function mergeForms(saved: ClientForm, mine: ClientForm, theirs: ClientForm) {
  const changedHere = changedFields(saved, mine);
  const changedThere = new Set(changedFields(saved, theirs));
  const form = { ...theirs, ...Object.fromEntries(changedHere.map((field) => [field, mine[field]])) };
  const conflicts = changedHere.filter((field) => changedThere.has(field) && mine[field] !== theirs[field]);
  return { form: form as ClientForm, conflicts };
}
