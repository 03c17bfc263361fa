import * as z from "zod/mini";
import { Email, Password, TrainerName } from "@/lib/auth/schema";
import { UNITS } from "@/lib/body/units";
import { Brand } from "@/lib/brand/schema";
import { Weeks } from "@/lib/plans/schema";

export const AccountDeletion = z.object({ password: Password.check(z.minLength(1, "Password is required")) });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** Absent fields stay unchanged. */
export const AccountSettings = z.object({ units: z.optional(z.enum(UNITS)), name: z.optional(TrainerName) });
export type AccountSettings = z.infer<typeof AccountSettings>;

export const EmailChange = z.object({ email: Email, password: AccountDeletion.shape.password });
export type EmailChange = z.infer<typeof EmailChange>;

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
  brand: z.extend(z.omit(Brand, { logoUrl: true }), { logo: z.nullable(z.string()) }),
  sessions: z.array(
    z.object({ since: z.iso.datetime(), lastSeenAt: z.iso.datetime(), isNotified: z.boolean() }),
  ),
  /** Cost of paid engines per day, in US dollars. */
  imageSpending: z.array(z.object({ day: z.iso.date(), usd: z.number() })),
  /** Loads in pounds. */
  templates: z._default(z.array(z.object({ name: z.string(), weeks: Weeks })), []),
  clients: z.array(z.object({ id: z.string(), name: z.string(), folder: z.string() })),
  uploads: z.array(z.object({ takenAt: z.iso.datetime(), file: z.string() })),
});
export type AccountExport = z.infer<typeof AccountExport>;
