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

const link = { path: "/api/client/[id]/check-in-link", access: "trainer" } as const;

export const getCheckInLink = endpoint({ ...link, method: "GET", reply: KnownLink });

export const makeCheckInLink = endpoint({
  ...link,
  method: "POST",
  body: NewLink,
  reply: CheckInLink,
  status: 201,
  refusals: ["rate_limited"],
});
export const changeCheckInLink = endpoint({
  ...link,
  method: "PATCH",
  body: LinkSettings,
  reply: CheckInLink,
});
export const revokeCheckInLink = endpoint({ ...link, method: "DELETE", reply: CheckInLink });
export const restoreCheckInLink = endpoint({
  ...link,
  method: "POST",
  path: `${link.path}/restore`,
  reply: CheckInLink,
  refusals: ["conflict"],
});

export const listCheckIns = endpoint({
  method: "GET",
  path: "/api/client/[id]/check-ins",
  access: "trainer",
  reply: z.array(SentCheckIn),
});

export const getInbox = endpoint({ method: "GET", path: "/api/inbox", access: "trainer", reply: Inbox });

const decide = { method: "POST", access: "trainer", reply: Done, refusals: ["conflict"] } as const;

export const acceptCheckIn = endpoint({
  ...decide,
  path: "/api/inbox/[id]/accept",
  body: Correction,
});
export const askAgain = endpoint({ ...decide, path: "/api/inbox/[id]/ask-again", body: Asking });
export const reopenCheckIn = endpoint({ ...decide, path: "/api/inbox/[id]/reopen" });

const decideAll = { method: "POST", access: "trainer", body: CheckInIds, reply: Decisions } as const;

export const acceptCheckIns = endpoint({ ...decideAll, path: "/api/inbox/accept" });
export const reopenCheckIns = endpoint({ ...decideAll, path: "/api/inbox/reopen" });

export const seeReportedWorkout = endpoint({
  method: "POST",
  path: "/api/inbox/sessions/[id]/seen",
  access: "trainer",
  reply: Done,
});
