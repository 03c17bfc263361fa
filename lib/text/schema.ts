import * as z from "zod";
import { FIRST_INSTANT } from "./instant";

/**
 * Text that PostgreSQL can store and people can compare: no NUL, no lone surrogates, NFC, trimmed.
 * @param maxLength characters after trimming
 */
export function text(maxLength: number) {
  return z
    .string()
    .refine((value) => !value.includes("\0") && value.isWellFormed(), "Invalid input")
    .transform((value) => value.normalize("NFC").trim())
    .pipe(z.string().max(maxLength, `At most ${maxLength} characters`));
}

/** The same, and not blank. */
export function requiredText(maxLength: number) {
  return text(maxLength).pipe(z.string().min(1, "Required"));
}

/** An instant with its offset, as ISO 8601 writes it, within the years that PostgreSQL can store. */
export function instant() {
  return z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .refine((value) => value >= FIRST_INSTANT, "Not before the year 1");
}
