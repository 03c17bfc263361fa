import * as z from "zod/mini";
import { Brand } from "@/lib/accounts/brand/schema";
import { UNITS } from "@/lib/body/units";
import { IntakeAnswers } from "@/lib/check-ins/intake/schema";
import { Weeks } from "@/lib/training/plans/schema";

export const AccountExport = z.object({
  format: z.literal("formcast-account"),
  formatVersion: z.literal(1),
  exportedAt: z.iso.datetime(),
  trainer: z.object({
    name: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    units: z.enum(UNITS),
    restSeconds: z._default(z.nullable(z.number()), null),
    /** In pounds. */
    barLbs: z._default(z.nullable(z.number()), null),
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
  /** What names of other apps' files mean to the trainer; null for names that are skipped. */
  rememberedNames: z._default(
    z.array(z.object({ name: z.string(), exerciseName: z.nullable(z.string()) })),
    [],
  ),
  clients: z.array(z.object({ id: z.string(), name: z.string(), folder: z.string() })),
  uploads: z.array(z.object({ takenAt: z.iso.datetime(), file: z.string() })),
  /** What people sent who are no clients yet; photos by their files. */
  intakes: z._default(
    z.array(z.object({ sentAt: z.iso.datetime(), answers: IntakeAnswers, photos: z.array(z.string()) })),
    [],
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;
