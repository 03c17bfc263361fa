import * as z from "zod/mini";
import { CurrentPassword, Email, TrainerName } from "@/lib/accounts/sign-in/schema";
import { UNITS } from "@/lib/body/units";

/** Absent fields stay unchanged. */
export const AccountSettings = z.object({ units: z.optional(z.enum(UNITS)), name: z.optional(TrainerName) });
export type AccountSettings = z.infer<typeof AccountSettings>;

export const EmailChange = z.object({ email: Email, password: CurrentPassword });
export type EmailChange = z.infer<typeof EmailChange>;

export const EmailConfirmation = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;
