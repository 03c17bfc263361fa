import { Done, endpoint } from "@/lib/http/contract";
import { NewSubscription, PushKey, TestResult } from "./schema";

const subscription = { path: "/api/notifications/subscription", access: "trainer", reply: Done } as const;

/** The public key that the browser needs to subscribe. */
export const getPushKey = endpoint({
  method: "GET",
  path: "/api/notifications",
  access: "trainer",
  reply: PushKey,
});

/** Subscribes the browser of this session. Idempotent. */
export const subscribe = endpoint({ ...subscription, method: "POST", body: NewSubscription });

/** Unsubscribes the browser of this session. Idempotent. */
export const unsubscribe = endpoint({ ...subscription, method: "DELETE" });

/** Sends a test notification to the browser of this session. */
export const sendTest = endpoint({
  method: "POST",
  path: "/api/notifications/test",
  access: "trainer",
  reply: TestResult,
  refusals: ["rate_limited"],
});
