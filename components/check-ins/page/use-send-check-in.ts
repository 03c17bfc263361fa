"use client";

import { useEffect, useState } from "react";
import { preloadCode } from "@/components/ui/later";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { sendingWords } from "@/lib/check-ins/words/en";
import type { Answers } from "./answers";
import type { TakenPhotos } from "./use-answers";

const load = () => import("./send-answers");

type SendingInput = {
  token: string;
  units: UnitSystem;
  /** Receives the server's reply, or null if the check-in waits in the outbox; then the draft can go. */
  onKept: (page: CheckInPage | null) => void;
};

/** The code that validates and sends preloads, so that it also works offline. */
export function useSendCheckIn({ token, units, onKept }: SendingInput) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => preloadCode(load), []);
  const send = async (answers: Answers, photos: TakenPhotos) => {
    // Warns once: a client without a scale sends again.
    if (answers.weight === null && problem !== sendingWords.noWeight)
      return setProblem(sendingWords.noWeight);
    setSending(true);
    const { sendAnswers } = await load().catch(() => ({ sendAnswers: null }));
    const result = sendAnswers
      ? await sendAnswers(token, answers, photos, units)
      : { problem: sendingWords.notReady };
    setSending(false);
    setProblem("problem" in result ? result.problem : null);
    if ("page" in result) onKept(result.page);
  };
  return { send, isSending, problem };
}
