"use client";

import { useUnitsSending } from "@/components/account/use-units-sending";
import { SignOutQuestion } from "./sign-out-question";
import { useSessionWatch } from "./use-session";

/**
 * What an account needs on every signed-in page. It stays while pages come and go, so that no page waits for it.
 */
export function SessionKeeper() {
  useSessionWatch();
  useUnitsSending();
  return <SignOutQuestion />;
}
