"use client";

import { useState } from "react";
import { fullDate } from "@/lib/calendar/wording";
import { enterCode, giveConsent } from "@/lib/check-ins/queries";
import type { CheckInPage } from "@/lib/check-ins/schema";
import { ApiError } from "@/lib/http/api-error";
import { firstName } from "@/lib/text/names";
import { sendingTexts } from "../texts";
import { CodePart } from "./code-part";
import { ConsentPart } from "./consent-part";
import { codeTexts } from "./texts";

type FirstStepsProps = {
  token: string;
  page: Exclude<CheckInPage, { state: "open" }>;
  onPage: (page: CheckInPage) => void;
};

/** What comes before the first check-in: the code, where the trainer wants one, and the client's consent. */
export function FirstSteps({ token, page, onPage }: FirstStepsProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const trainer = firstName(page.trainerName);
  const take = async (step: Promise<CheckInPage>, refused: string) => {
    setSending(true);
    setProblem(null);
    try {
      onPage(await step);
    } catch (error) {
      setProblem(wordsOf(error, refused));
    }
    setSending(false);
  };
  if (page.state === "code")
    return (
      <CodePart
        {...{ trainer, isSending, problem }}
        onCode={(code) => void take(enterCode(token, code), codeTexts.wrong)}
      />
    );
  return (
    <ConsentPart
      {...{ trainer, isSending, problem }}
      firstName={page.firstName}
      version={page.version}
      today={fullDate(new Date())}
      onAgree={(photos) => void take(giveConsent(token, photos), sendingTexts.failed)}
    />
  );
}

function wordsOf(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return sendingTexts.failed;
  return error.status === 429 ? (error.json.message ?? refused) : refused;
}
