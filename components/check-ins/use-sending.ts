"use client";

import { useEffect, useState } from "react";
import { loadAhead } from "@/components/ui/load-ahead";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { CheckInPage } from "@/lib/check-ins/schema";
import type { Answers } from "./answers";
import { sendingTexts } from "./texts";
import type { TakenPhotos } from "./use-answers";

const load = () => import("./send-answers");

type SendingInput = {
  token: string;
  units: UnitSystem;
  /** Shows what the server answered, and takes the draft away; null where the check-in waits on this device. */
  onKept: (page: CheckInPage | null) => void;
};

/** Sends a check-in. What checks and keeps it loads ahead, so that it is there without a network. */
export function useSending({ token, units, onKept }: SendingInput) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => loadAhead(load), []);
  const send = async (answers: Answers, photos: TakenPhotos) => {
    // Asked once: whoever has no scale presses again.
    if (answers.weight === null && problem !== sendingTexts.noWeight)
      return setProblem(sendingTexts.noWeight);
    setSending(true);
    const { sendAnswers } = await load().catch(() => ({ sendAnswers: null }));
    const result = sendAnswers
      ? await sendAnswers(token, answers, photos, units)
      : { problem: sendingTexts.notReady };
    setSending(false);
    setProblem("problem" in result ? result.problem : null);
    if ("page" in result) onKept(result.page);
  };
  return { send, isSending, problem };
}
