"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { enterCode, giveConsent } from "@/lib/check-ins/page/queries";
import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { ApiError } from "@/lib/platform/http/api-error";
import { firstName } from "@/lib/text/names";
import { sendingTexts } from "./check-ins-texts";
import { ConsentPart } from "./consent-part";
import { codeTexts } from "./first-steps-texts";

type FirstStepsProps = {
  token: string;
  page: Exclude<CheckInPage, { state: "open" }>;
  onPage: (page: CheckInPage) => void;
};

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
      onAgree={(photos) => void take(giveConsent(token, photos), sendingTexts.failed)}
    />
  );
}

function wordsOf(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return sendingTexts.failed;
  return error.status === 429 ? (error.json.message ?? refused) : refused;
}

type CodePartProps = {
  trainer: string;
  isSending: boolean;
  problem: string | null;
  onCode: (code: string) => void;
};

/** Without the code the server sends no client data. */
function CodePart({ trainer, isSending, problem, onCode }: CodePartProps) {
  const [code, setCode] = useState("");
  return (
    <form action={() => onCode(code.trim())} className="pt-4">
      <h1 className="type-display text-2xl">{codeTexts.title}</h1>
      <p className="mt-1 text-muted-foreground">{codeTexts.hint(trainer)}</p>
      <Field label={codeTexts.label} className="mt-5" {...(problem && { error: problem })}>
        <Input
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputClassName="num text-xl tracking-[0.2em]"
        />
      </Field>
      <Button type="submit" size="lg" block className="mt-5" pending={isSending}>
        {codeTexts.open}
      </Button>
    </form>
  );
}
