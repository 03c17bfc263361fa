import * as z from "zod/mini";
import { MAX_COPIES } from "@/lib/plans/limits";
import { Programme, ProgrammeName, Weeks } from "@/lib/plans/schema";
import { isUuid } from "@/lib/text/uuid";
import { workoutIssueTexts } from "@/lib/workouts/texts";

export const MAX_TEMPLATES = 100;
export const NewTemplate = z.object({ id: z.string(), name: ProgrammeName, weeks: Weeks });
export type NewTemplate = z.infer<typeof NewTemplate>;

/** A programme without a client and without a start. */
export const Template = z.object({ id: z.string(), name: z.string(), weeks: Weeks });
export type Template = z.infer<typeof Template>;

/** By name. */
export const Templates = z.object({ templates: z.array(Template) });

/** A client with the plan that a copy would end. */
export const PlannedClient = z.object({
  id: z.string(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Null without a plan. */
  plan: z.nullable(
    z.object({
      /** A programme's name; null for a week that repeats. */
      name: z.nullable(z.string()),
      /** YYYY-MM-DD, the last day of a programme. */
      endsOn: z.nullable(z.string()),
    }),
  ),
});
export type PlannedClient = z.infer<typeof PlannedClient>;

/** All that are not archived, by name. */
export const PlannedClients = z.object({ clients: z.array(PlannedClient) });

export const NewCopies = z.object({
  ...Programme.shape,
  /** The same for all requests of one copying, made by the browser. */
  copyId: z.optional(z.string().check(z.refine(isUuid, workoutIssueTexts.required))),
  clientIds: z.array(z.string()).check(
    z.minLength(1),
    z.maxLength(MAX_COPIES),
    z.refine((ids) => new Set(ids).size === ids.length, "Each client once"),
  ),
  /** Loads move to what each client lifted last, where that is known. */
  fitsLoads: z._default(z.boolean(), true),
});
export type NewCopies = z.infer<typeof NewCopies>;

/** `copyId` is what the copying is taken back by. */
export const Copies = z.object({ copyId: z.string(), clients: z.int() });
