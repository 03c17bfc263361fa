import { EXPERIENCES, SEXES } from "@/lib/body/ranges";
import { CLIENT_FORM_FIELDS, NEW_CLIENT_FORM, NO_HEALTH } from "./form";
import type { ClientDraft, ClientForm } from "./schema";

/** Anything could be in local storage. Needs no schema, so a draft is found before the user types, even offline. */
export function clientDraftIn(value: unknown): ClientDraft | null {
  if (!isRecord(value)) return null;
  const { version, at } = value;
  const [form, saved] = [clientFormIn(value.form), clientFormIn(value.saved)];
  if (typeof at !== "string" || Number.isNaN(Date.parse(at)) || !form || !saved) return null;
  return version === null || Number.isInteger(version)
    ? { form, saved, version: version as number | null, at }
    : null;
}

export function clientFormIn(value: unknown): ClientForm | null {
  if (!isRecord(value)) return null;
  // Drafts of earlier versions do not have these fields.
  const form: Record<string, unknown> = { ...NO_HEALTH, ...value };
  return CLIENT_FORM_FIELDS.every((field) => fits(field, form[field])) ? (form as ClientForm) : null;
}

const CHOICES: Partial<Record<keyof ClientForm, readonly unknown[]>> = {
  gender: SEXES,
  experience: EXPERIENCES,
};

/** A null default means that the field may be missing, and is a text otherwise. */
function fits(field: keyof ClientForm, value: unknown): boolean {
  const example = NEW_CLIENT_FORM[field];
  if (example === null) return value === null || typeof value === "string";
  return typeof value === typeof example && (CHOICES[field]?.includes(value) ?? true);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
