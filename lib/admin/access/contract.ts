import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { Invitation, Invited, OpenSession } from "./schema";

/** Ends every session of the trainer and blocks sign-in until the suspension is lifted. */
export const suspend = endpoint("POST /api/admin/trainer/[id]/suspension", "admin", {
  reply: Done,
  refusals: ["conflict"],
});

export const lift = endpoint("DELETE /api/admin/trainer/[id]/suspension", "admin", { reply: Done });

/** Creates an account without a password and mails a link to set one. */
export const invite = endpoint("POST /api/admin/invitations", "admin", {
  body: Invitation,
  reply: Invited,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});

export const sendReset = endpoint("POST /api/admin/trainer/[id]/reset", "admin", {
  reply: Done,
  refusals: ["conflict", "rate_limited"],
});

export const listSessions = endpoint("GET /api/admin/trainer/[id]/sessions", "admin", {
  reply: z.array(OpenSession),
});

export const endSession = endpoint("DELETE /api/admin/trainer/[id]/sessions/[sessionId]", "admin", {
  reply: Done,
  refusals: ["conflict"],
});
