import * as z from "zod/mini";

/** How long a deleted trainer can be brought back. */
export const UNDO_DAYS = 30;

export const Deleted = z.object({ success: z.literal(true) });

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
