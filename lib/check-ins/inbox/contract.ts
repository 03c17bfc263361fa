import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import {
  Asking,
  CheckInIds,
  CheckInLink,
  Correction,
  Decisions,
  Inbox,
  KnownLink,
  LinkSettings,
  NewLink,
  SentCheckIn,
} from "./schema";

export const getCheckInLink = endpoint("GET /api/client/[id]/check-in-link", "trainer", { reply: KnownLink });

export const makeCheckInLink = endpoint("POST /api/client/[id]/check-in-link", "trainer", {
  body: NewLink,
  reply: CheckInLink,
  status: 201,
  refusals: ["rate_limited"],
});
export const changeCheckInLink = endpoint("PATCH /api/client/[id]/check-in-link", "trainer", {
  body: LinkSettings,
  reply: CheckInLink,
});
export const revokeCheckInLink = endpoint("DELETE /api/client/[id]/check-in-link", "trainer", {
  reply: CheckInLink,
});
export const restoreCheckInLink = endpoint("POST /api/client/[id]/check-in-link/restore", "trainer", {
  reply: CheckInLink,
  refusals: ["conflict"],
});

export const listCheckIns = endpoint("GET /api/client/[id]/check-ins", "trainer", {
  reply: z.array(SentCheckIn),
});

export const getInbox = endpoint("GET /api/inbox", "trainer", { reply: Inbox });

const decide = { reply: Done, refusals: ["conflict"] } as const;

export const acceptCheckIn = endpoint("POST /api/inbox/[id]/accept", "trainer", {
  ...decide,
  body: Correction,
});
export const askAgain = endpoint("POST /api/inbox/[id]/ask-again", "trainer", { ...decide, body: Asking });
export const reopenCheckIn = endpoint("POST /api/inbox/[id]/reopen", "trainer", decide);

export const acceptCheckIns = endpoint("POST /api/inbox/accept", "trainer", {
  body: CheckInIds,
  reply: Decisions,
});
export const reopenCheckIns = endpoint("POST /api/inbox/reopen", "trainer", {
  body: CheckInIds,
  reply: Decisions,
});

export const seeReportedWorkout = endpoint("POST /api/inbox/sessions/[id]/seen", "trainer", { reply: Done });
