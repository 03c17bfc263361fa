import * as z from "zod/mini";
import { DAY_MS } from "@/lib/calendar/days";

/** How long a deleted trainer can be brought back. */
export const UNDO_DAYS = 30;
export const UNDO_MS = UNDO_DAYS * DAY_MS;

/** When what was deleted then is removed. */
export const purgeTime = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_MS);

/** The console marks its deletions as JSON, though they have no body. */
export const JsonContent = z.object({ "content-type": z.optional(z.string()) });

/** A trainer who was deleted and can still be brought back, clients and all. */
export const DeletedTrainer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  clientCount: z.int(),
  deletedAt: z.iso.datetime(),
  /** The day on which everything is removed. */
  purgeAt: z.iso.datetime(),
});
export type DeletedTrainer = z.infer<typeof DeletedTrainer>;

/** A client whom an admin deleted and who can still be brought back. */
export const DeletedClient = z.object({
  id: z.string(),
  name: z.string(),
  trainerName: z.string(),
  trainerEmail: z.string(),
  /** Then the trainer has to be brought back first. */
  isTrainerDeleted: z.boolean(),
  deletedAt: z.iso.datetime(),
  purgeAt: z.iso.datetime(),
});
export type DeletedClient = z.infer<typeof DeletedClient>;
