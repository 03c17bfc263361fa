import { EXPERIENCES, SEXES } from "@/lib/body/ranges";
import { CLIENT_FORM_FIELDS, NEW_CLIENT_FORM } from "./form";
import type { ClientDraft, ClientForm } from "./schema";

/**
 * Whether what a device has kept is a draft: anybody may have written it. No schema is loaded for that, so that a draft
 * is found before anything can be typed over it, with or without a network.
 */
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

/** Every field that is empty in a new client's form is the address of a photo. */
function fits(field: keyof ClientForm, value: unknown): boolean {
  const example = NEW_CLIENT_FORM[field];
  if (example === null) return value === null || typeof value === "string";
  return typeof value === typeof example && (CHOICES[field]?.includes(value) ?? true);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
