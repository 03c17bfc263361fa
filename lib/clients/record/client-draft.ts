import { EXPERIENCES, SEXES } from "@/lib/body/ranges";
import { CLIENT_FORM_FIELDS, NEW_CLIENT_FORM } from "./form";
import type { ClientDraft, ClientForm } from "./schema";

/** Anything could be in local storage. Needs no schema, so a draft is found before the user types, even offline. */
export function isClientDraft(value: unknown): value is ClientDraft {
  if (!isRecord(value)) return false;
  const { form, saved, version, at } = value;
  const isWritten = typeof at === "string" && !Number.isNaN(Date.parse(at));
  return (
    isWritten && (version === null || Number.isInteger(version)) && isClientForm(form) && isClientForm(saved)
  );
}

export const isClientForm = (value: unknown): value is ClientForm =>
  isRecord(value) && CLIENT_FORM_FIELDS.every((field) => fits(field, value[field]));

const CHOICES: Partial<Record<keyof ClientForm, readonly unknown[]>> = {
  gender: SEXES,
  experience: EXPERIENCES,
};

/** A null default means that the field is a photo URL. */
function fits(field: keyof ClientForm, value: unknown): boolean {
  const example = NEW_CLIENT_FORM[field];
  if (example === null) return value === null || typeof value === "string";
  return typeof value === typeof example && (CHOICES[field]?.includes(value) ?? true);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
