"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import type * as Contract from "@/lib/accounts/settings/contract";
import { meQuery } from "@/lib/accounts/sign-in/queries";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { useUnits } from "@/lib/platform/browser/use-units";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import { useOutbox } from "@/lib/platform/outbox/waiting";
import { useSessionWatch, useSignOutNow, useSignOutQuestion } from "./use-session";

const settings = api<typeof Contract>();

/** Stays mounted across pages, so that no page waits for it. */
export function SessionKeeper() {
  useSessionWatch();
  useUnitsSending();
  return <SignOutQuestion />;
}

/** Sends units that were chosen offline, then refetches sentences that the server writes in these units. */
export function useUnitsSending(): void {
  const cache = useQueryClient();
  const unsent = useSessionStore(({ trainer }) => trainer?.unsentUnits);
  const { mutate } = settings.useTell("PATCH /api/account/settings");
  const { units } = useUnits();
  useEffect(() => {
    document.documentElement.dataset.units = units;
  }, [units]);
  useEffect(() => {
    if (!unsent) return;
    const send = () =>
      mutate(
        { body: { units: unsent } },
        {
          onSuccess: async (trainer) => {
            await setQueryData(cache, meQuery().queryKey, trainer);
            await refetch(cache, []);
          },
        },
      );
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [unsent, mutate, cache]);
}

function SignOutQuestion() {
  const isAsking = useSignOutQuestion((state) => state.isAsking);
  const count = useOutbox((state) => state.entries.length);
  const signOutNow = useSignOutNow();
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(open) => useSignOutQuestion.setState({ isAsking: open })}
      title="Log out now?"
      description={`${count === 1 ? "1 save has not reached the server. It stays on this device and is" : `${count} saves have not reached the server. They stay on this device and are`} sent the next time you sign in here.`}
      confirmLabel="Log out"
      onConfirm={signOutNow}
    />
  );
}
