import { Done, endpoint } from "@/lib/http/contract";
import { NewSubscription, PushKey, TestResult } from "./schema";

const subscription = { path: "/api/notifications/subscription", access: "trainer", reply: Done } as const;

/** What the browser needs to subscribe. */
export const getPushKey = endpoint({
  method: "GET",
  path: "/api/notifications",
  access: "trainer",
  reply: PushKey,
});

/** Has this session's browser notified from now on. Saying it again changes nothing. */
export const subscribe = endpoint({ ...subscription, method: "POST", body: NewSubscription });

/** Ends it for this session's browser, whether or not there was one. */
export const unsubscribe = endpoint({ ...subscription, method: "DELETE" });

/** Notifies this session's browser, so that the trainer sees whether it works. */
export const sendTest = endpoint({
  method: "POST",
  path: "/api/notifications/test",
  access: "trainer",
  reply: TestResult,
  refusals: ["rate_limited"],
});
