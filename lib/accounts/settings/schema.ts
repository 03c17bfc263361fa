import * as z from "zod/mini";
import { CurrentPassword, Email, TrainerName } from "@/lib/accounts/sign-in/schema";
import { BAR_LBS, REST_SECONDS } from "@/lib/body/ranges";
import { UNITS } from "@/lib/body/units";
import { wholeWithin } from "@/lib/text/schema";

/** Absent fields stay unchanged. */
export const AccountSettings = z.object({
  units: z.optional(z.enum(UNITS)),
  name: z.optional(TrainerName),
  restSeconds: z.optional(z.nullable(wholeWithin(REST_SECONDS))),
  barLbs: z.optional(z.nullable(z.number().check(z.minimum(BAR_LBS.min), z.maximum(BAR_LBS.max)))),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const EmailChange = z.object({ email: Email, password: CurrentPassword });
export type EmailChange = z.infer<typeof EmailChange>;

export const EmailConfirmation = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;
