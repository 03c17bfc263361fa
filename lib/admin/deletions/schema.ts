import * as z from "zod/mini";
import { CurrentPassword } from "@/lib/accounts/sign-in/schema";

/** The console sends its deletions with a JSON content type, although they have no body. */
export const JsonContent = z.object({ "content-type": z.optional(z.string()) });

export const DeletedTrainer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  clientCount: z.int(),
  deletedAt: z.iso.datetime(),
  purgeAt: z.iso.datetime(),
});
export type DeletedTrainer = z.infer<typeof DeletedTrainer>;

export const DeletedClient = z.object({
  id: z.string(),
  name: z.string(),
  trainerName: z.string(),
  trainerEmail: z.string(),
  /** The trainer must be restored first. */
  isTrainerDeleted: z.boolean(),
  deletedAt: z.iso.datetime(),
  purgeAt: z.iso.datetime(),
});
export type DeletedClient = z.infer<typeof DeletedClient>;

export const AccountDeletion = z.object({ password: CurrentPassword });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** What a deletion of the account removes. */
export const AccountImpact = z.object({
  clients: z.int(),
  photos: z.int(),
  images: z.int(),
  workouts: z.int(),
  links: z.int(),
});
export type AccountImpact = z.infer<typeof AccountImpact>;
