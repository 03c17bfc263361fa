"use client";

import { useEffect, useState } from "react";
import { preloadCode } from "@/components/ui/later";
import { noNetwork } from "@/lib/platform/http/api-error";

const loadRequests = () => import("@/lib/accounts/sign-in/queries");
/** Loads together with the requests: a sign-in needs it as soon as the server replies. */
export const loadSession = () => import("@/lib/platform/browser/session");
const loadAll = () => Promise.all([loadRequests(), loadSession()]);
type Requests = Awaited<ReturnType<typeof loadRequests>>;

type State = { isPending: boolean; isSuccess: boolean; error: Error | null };
const IDLE: State = { isPending: false, isSuccess: false, error: null };

/** Before sign-in. The code that sends is lazy; it preloads when the page is idle. */
export function useSubmission<Values, Reply>(
  pick: (requests: Requests) => (values: Values) => Promise<Reply>,
) {
  const [state, setState] = useState(IDLE);
  useEffect(() => preloadCode(loadAll), []);
  const submit = async (values: Values, onSuccess: (reply: Reply) => unknown) => {
    setState({ ...IDLE, isPending: true });
    try {
      const [requests] = await loadAll().catch((error: unknown) => {
        throw noNetwork(error);
      });
      const reply = await pick(requests)(values);
      setState({ ...IDLE, isSuccess: true });
      onSuccess(reply);
    } catch (error) {
      setState({ ...IDLE, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return { ...state, submit };
}
