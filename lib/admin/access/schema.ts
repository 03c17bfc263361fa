import * as z from "zod/mini";
import { Registration } from "@/lib/accounts/sign-in/schema";

export const OpenSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Updated at most every ten minutes. */
  lastSeenAt: z.iso.datetime(),
  isOwn: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The invited person chooses the password. */
export const Invitation = z.pick(Registration, { name: true, email: true });
export type Invitation = z.output<typeof Invitation>;

export const Invited = z.object({ id: z.string() });
