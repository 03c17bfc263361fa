import * as z from "zod/mini";
import { Email, Password, TrainerName } from "@/lib/auth/schema";
import { UNITS } from "@/lib/body/units";
import { Brand } from "@/lib/brand/schema";
import { Weeks } from "@/lib/plans/schema";

/** The caller's own password, once more. */
export const AccountDeletion = z.object({ password: Password.check(z.minLength(1, "Password is required")) });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** What an account may choose for itself; only what is named is changed. */
export const AccountSettings = z.object({ units: z.optional(z.enum(UNITS)), name: z.optional(TrainerName) });
export type AccountSettings = z.infer<typeof AccountSettings>;

/** The address that the account is to have, by the account's password. */
export const EmailChange = z.object({ email: Email, password: AccountDeletion.shape.password });
export type EmailChange = z.infer<typeof EmailChange>;

/** What the link in the mail to the new address holds. */
export const EmailConfirmation = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

export const AccountImpact = z.object({
  clients: z.int(),
  photos: z.int(),
  images: z.int(),
  workouts: z.int(),
  links: z.int(),
});
export type AccountImpact = z.infer<typeof AccountImpact>;

/** What is kept about an account beside its clients, whose own files lie in their folders. */
export const AccountExport = z.object({
  format: z.literal("formcast-account"),
  formatVersion: z.literal(1),
  exportedAt: z.iso.datetime(),
  trainer: z.object({
    name: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    units: z.enum(UNITS),
    createdAt: z.iso.datetime(),
  }),
  /** How the trainer appears to clients; the logo is a file of the archive. */
  brand: z.extend(z.omit(Brand, { logoUrl: true }), { logo: z.nullable(z.string()) }),
  /** The browsers that are signed in, and whether they are notified. */
  sessions: z.array(
    z.object({ since: z.iso.datetime(), lastSeenAt: z.iso.datetime(), isNotified: z.boolean() }),
  ),
  /** What paid engines have cost on each day, in US dollars. */
  imageSpending: z.array(z.object({ day: z.iso.date(), usd: z.number() })),
  /** Loads in pounds, as the templates keep them. */
  templates: z._default(z.array(z.object({ name: z.string(), weeks: Weeks })), []),
  clients: z.array(z.object({ id: z.string(), name: z.string(), folder: z.string() })),
  /** Photos that were uploaded and never saved with a client. */
  uploads: z.array(z.object({ takenAt: z.iso.datetime(), file: z.string() })),
});
export type AccountExport = z.infer<typeof AccountExport>;
