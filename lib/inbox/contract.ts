import { Done, endpoint } from "@/lib/http/contract";
import { CheckInLink, Correction, Inbox, KnownLink, LinkSettings, NewLink } from "./schema";

const link = { path: "/api/client/[id]/check-in-link", access: "trainer" } as const;

export const getCheckInLink = endpoint({ ...link, method: "GET", reply: KnownLink });

/** Makes the client's link; the one before it is closed. */
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
/** Opens the link that was closed last again, under the same address. */
export const restoreCheckInLink = endpoint({
  ...link,
  method: "POST",
  path: `${link.path}/restore`,
  reply: CheckInLink,
  refusals: ["conflict"],
});

export const getInbox = endpoint({ method: "GET", path: "/api/inbox", access: "trainer", reply: Inbox });

const decide = { method: "POST", access: "trainer", reply: Done, refusals: ["conflict"] } as const;

/** The check-in becomes a weigh-in of its moment, and its photos the client's. */
export const acceptCheckIn = endpoint({
  ...decide,
  path: "/api/inbox/[id]/accept",
  body: Correction,
});
/** The client is to send it anew; nothing of it is taken over. */
export const askAgain = endpoint({ ...decide, path: "/api/inbox/[id]/ask-again" });
/** Takes the last decision back. */
export const reopenCheckIn = endpoint({ ...decide, path: "/api/inbox/[id]/reopen" });

/** The trainer has seen what a client did alone. */
export const seeSoloSession = endpoint({
  method: "POST",
  path: "/api/inbox/sessions/[id]/seen",
  access: "trainer",
  reply: Done,
});
