import * as z from "zod/mini";
import { QueryOffset } from "@/lib/text/calendar/schema";
import { isUuid } from "@/lib/text/uuid";
import { MAX_COPIES } from "@/lib/training/plans/limits";
import { Programme, ProgrammeName, Weeks } from "@/lib/training/plans/schema";

export const MAX_TEMPLATES = 100;
export const NewTemplate = z.object({ id: z.string(), name: ProgrammeName, weeks: Weeks });
export type NewTemplate = z.infer<typeof NewTemplate>;

export const Template = z.object({ id: z.string(), name: z.string(), weeks: Weeks });
export type Template = z.infer<typeof Template>;

export const Templates = z.object({ templates: z.array(Template) });

export const PlannedClient = z.object({
  id: z.string(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  plan: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      endsOn: z.nullable(z.string()),
    }),
  ),
});
export type PlannedClient = z.infer<typeof PlannedClient>;

export const PlannedClients = z.object({ clients: z.array(PlannedClient) });

export const NewCopies = z.object({
  ...Programme.shape,
  /** Made by the browser; the same for all requests of one copy. */
  copyId: z.optional(z.string().check(z.refine(isUuid, "Required"))),
  clientIds: z.array(z.string()).check(
    z.minLength(1),
    z.maxLength(MAX_COPIES),
    z.refine((ids) => new Set(ids).size === ids.length, "Each client once"),
  ),
  fitsLoads: z._default(z.boolean(), true),
  /** Gives the first day that changes. */
  timezoneOffset: QueryOffset,
});
export type NewCopies = z.infer<typeof NewCopies>;

export const CopiesToSee = z.pick(NewCopies, { weeks: true, clientIds: true });

/** The first loads of a copy, in pounds; `isOwn` if they follow from the client's last sets. */
export const SeenCopies = z.object({
  clients: z.array(
    z.object({
      id: z.string(),
      loads: z.array(z.object({ exerciseName: z.string(), weight: z.number(), isOwn: z.boolean() })),
    }),
  ),
});
export type SeenCopies = z.infer<typeof SeenCopies>;

export const Copies = z.object({ copyId: z.string(), clients: z.int() });
