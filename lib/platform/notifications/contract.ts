import { Done, endpoint } from "@/lib/platform/http/contract";
import { NewSubscription, PushKey, TestResult } from "./schema";

export const getPushKey = endpoint("GET /api/notifications", "trainer", { reply: PushKey });

export const subscribe = endpoint("POST /api/notifications/subscription", "trainer", {
  reply: Done,
  body: NewSubscription,
});

export const unsubscribe = endpoint("DELETE /api/notifications/subscription", "trainer", { reply: Done });

export const sendTest = endpoint("POST /api/notifications/test", "trainer", {
  reply: TestResult,
  refusals: ["rate_limited"],
});
