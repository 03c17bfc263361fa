import * as z from "zod/mini";
import { Registration } from "@/lib/auth/schema";

/** An open sign-in of a trainer. Which device it is on nobody keeps. */
export const OpenSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Written at most every ten minutes. */
  lastSeenAt: z.iso.datetime(),
  isOwn: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Who is invited; the password is theirs to choose. */
export const Invitation = z.pick(Registration, { name: true, email: true });
export type Invitation = z.output<typeof Invitation>;

export const Invited = z.object({ id: z.string() });
