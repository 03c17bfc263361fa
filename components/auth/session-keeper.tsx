"use client";

import { SignOutQuestion } from "./sign-out-question";
import { useSessionWatch } from "./use-session";
import { useUnitsSending } from "./use-units-sending";

/**
 * What an account needs on every signed-in page. It stays while pages come and go, so that no page waits for it.
 */
export function SessionKeeper() {
  useSessionWatch();
  useUnitsSending();
  return <SignOutQuestion />;
}
