import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { Invitation, Invited, OpenSession } from "./schema";

/** Ends every session of the trainer and blocks sign-in until the suspension is lifted. */
export const suspend = endpoint({
  method: "POST",
  path: "/api/admin/trainer/[id]/suspension",
  access: "admin",
  reply: Done,
  refusals: ["conflict"],
});

export const lift = endpoint({
  method: "DELETE",
  path: "/api/admin/trainer/[id]/suspension",
  access: "admin",
  reply: Done,
});

/** Creates an account without a password and mails a link to set one. */
export const invite = endpoint({
  method: "POST",
  path: "/api/admin/invitations",
  access: "admin",
  body: Invitation,
  reply: Invited,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});

export const sendReset = endpoint({
  method: "POST",
  path: "/api/admin/trainer/[id]/reset",
  access: "admin",
  reply: Done,
  refusals: ["conflict", "rate_limited"],
});

export const listSessions = endpoint({
  method: "GET",
  path: "/api/admin/trainer/[id]/sessions",
  access: "admin",
  reply: z.array(OpenSession),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/admin/trainer/[id]/sessions/[sessionId]",
  access: "admin",
  reply: Done,
  refusals: ["conflict"],
});
