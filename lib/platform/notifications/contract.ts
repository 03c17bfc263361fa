import { Done, endpoint } from "@/lib/platform/http/contract";
import { NewSubscription, PushKey, TestResult } from "./schema";

const subscription = { path: "/api/notifications/subscription", access: "trainer", reply: Done } as const;

export const getPushKey = endpoint({
  method: "GET",
  path: "/api/notifications",
  access: "trainer",
  reply: PushKey,
});

export const subscribe = endpoint({ ...subscription, method: "POST", body: NewSubscription });

export const unsubscribe = endpoint({ ...subscription, method: "DELETE" });

export const sendTest = endpoint({
  method: "POST",
  path: "/api/notifications/test",
  access: "trainer",
  reply: TestResult,
  refusals: ["rate_limited"],
});
