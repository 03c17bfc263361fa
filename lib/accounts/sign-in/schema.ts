import * as z from "zod/mini";
import { UNITS } from "@/lib/body/units";
import { requiredText } from "@/lib/text/schema";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./limits";

/** Compared in lower case. NFKC first, so that a full-width `＠` cannot pass as another address. */
export const Email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.normalize("NFKC").trim().toLowerCase()),
  ),
  z
    .email("Enter a valid email address")
    .check(z.maxLength(MAX_EMAIL_LENGTH, `At most ${MAX_EMAIL_LENGTH} characters`)),
);

export const TrainerName = requiredText(MAX_NAME_LENGTH);

/** Not trimmed and not normalized: a password is checked exactly as typed. */
export const Password = z
  .string()
  .check(z.maxLength(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters`));

const newPassword = (message: string) => Password.check(z.minLength(MIN_PASSWORD_LENGTH, message));

export const Credentials = z.object({
  email: Email,
  password: Password.check(z.minLength(1, "Required")),
});
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z.object({
  name: TrainerName,
  email: Email,
  password: newPassword("Password must be at least 6 characters"),
});
export type Registration = z.infer<typeof Registration>;

/** Confirms a change of the account. */
export const CurrentPassword = Password.check(z.minLength(1, "Password is required"));

export const ForgottenPassword = z.object({ email: Email });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

export const PasswordReset = z.object({
  token: z.string().check(z.minLength(1, "Required"), z.maxLength(200)),
  newPassword: newPassword("Password must be at least 6 characters"),
});
export type PasswordReset = z.infer<typeof PasswordReset>;

export const PasswordChange = z.object({
  currentPassword: Password.check(z.minLength(1, "Current password is required")),
  newPassword: newPassword("New password must be at least 6 characters"),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The trainer whom the browser believes to be signed in. The server only compares it with the session. */
export const CallerHeaders = z.object({ "x-trainer-id": z.optional(z.string()) });
export type CallerHeaders = z.infer<typeof CallerHeaders>;

export const Trainer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** Display units; the API always uses pounds and inches. */
  units: z.enum(UNITS),
  /** Default of the logger in seconds; null for the usual rest of an exercise. */
  restSeconds: z.nullable(z.int()),
  /** The empty barbell in pounds; null for the usual one. */
  barLbs: z.nullable(z.number()),
  createdAt: z.iso.datetime(),
});
export type Trainer = z.infer<typeof Trainer>;

export const Message = z.object({ message: z.string() });
