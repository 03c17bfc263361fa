"use client";

import { useEffect, useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";

/** The trainer's answer while it is written; it stays on this device until the check-in is decided. */
export function useReply({ id, reply: ofUndone }: Pick<WaitingCheckIn, "id" | "reply">) {
  const trainerId = useTrainer()?.id;
  const [reply, setReply] = useState(ofUndone ?? "");
  const form = `answer-${id}`;
  useEffect(() => {
    const kept = trainerId && readDraft({ trainerId, form });
    if (typeof kept === "string") setReply(kept);
  }, [trainerId, form]);
  return {
    reply,
    write(text: string) {
      setReply(text);
      if (trainerId) writeDraft({ trainerId, form }, text);
    },
    forget() {
      if (trainerId) removeDraft({ trainerId, form });
    },
  };
}
