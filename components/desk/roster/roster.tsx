"use client";

import type { ReactNode } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { type Asked, addressOf } from "@/lib/desk/roster/question";
import { RosterList } from "./roster-list";
import { useAskedRoster } from "./use-first-page";

/** The address holds the query. `action` shows at the end of the heading. */
export function Roster({ action }: { action: ReactNode }) {
  const trainer = useTrainer();
  const asked = useAskedRoster();
  const ask = (change: Partial<Asked>) => {
    const search = addressOf({ ...asked, ...change });
    const address = search ? `?${search}` : window.location.pathname;
    // Back must not step through each letter of a search.
    if ("q" in change) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  };
  return <RosterList trainerId={trainer?.id} asked={asked} onAsk={ask} action={action} />;
}
