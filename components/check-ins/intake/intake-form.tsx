"use client";

import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ActionBar } from "@/components/platform/frame/action-bar";
import { Button } from "@/components/ui/button";
import { later, preloadCode } from "@/components/ui/later";
import { isMinor } from "@/lib/body/age";
import type { Side } from "@/lib/body/body";
import { HEALTH_QUESTIONS } from "@/lib/check-ins/intake/questions";
import type { IntakePage } from "@/lib/check-ins/intake/schema";
import { dayOfMomentIn } from "@/lib/text/calendar/local-wording";
import { zoneHere } from "@/lib/text/calendar/zone-name";
import { birthDateOf, intakeOf, missingIn } from "./draft";
import type { StepProps } from "./reading";
import { StepAbout } from "./step-about";
import type { DraftControl } from "./use-draft";

const StepHealth = later(() => import("./step-health").then((module) => module.StepHealth));
const StepGoal = later(() => import("./step-goal").then((module) => module.StepGoal));
const StepPhotos = later(() => import("./step-photos").then((module) => module.StepPhotos));
const loadSending = () => import("./send-draft");

const LAST = 3;

type IntakeFormProps = Omit<StepProps, "draft" | "change"> & {
  token: string;
  page: IntakePage;
  control: DraftControl;
  refusal: string | null;
  outline: Record<Side, ReactNode>;
  /** Receives the server's reply, or null if it waits in the outbox. */
  onSent: (page: IntakePage | null) => void;
};

export function IntakeForm({ token, page, control, refusal, outline, onSent, ...reading }: IntakeFormProps) {
  const { draft, change, photos } = control;
  const { words, trainer, units } = reading;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useHeadingOf(draft.step);
  // Ahead of the taps, so that the form can be filled in and sent where there is no network any more.
  useEffect(() => {
    const ahead = [StepHealth.preload, StepGoal.preload, StepPhotos.preload, loadSending].map(preloadCode);
    return () => {
      for (const stop of ahead) stop();
    };
  }, []);
  const go = (step: number) => {
    setProblem(null);
    change({ step });
  };
  const send = async () => {
    const missing = [0, 1, 2].find((step) => missingIn(draft, step) !== null);
    if (missing !== undefined) return go(missing);
    const intake = intakeOf(draft, { version: page.version, timeZone: zoneHere(), units: units.units });
    if (!intake) return;
    setSending(true);
    const { sendDraft } = await loadSending().catch(() => ({ sendDraft: null }));
    const result = sendDraft
      ? await sendDraft(token, intake, photos, words.sending)
      : { problem: words.sending.failed };
    setSending(false);
    if ("page" in result) onSent(result.page);
    else setProblem(result.problem);
  };
  const next = () => {
    const missing = missingIn(draft, draft.step);
    if (missing !== null) return setProblem(words.missing[missing]);
    if (draft.step < LAST) return go(draft.step + 1);
    void send();
  };
  const step = { ...reading, draft, change };
  const isUnderAge = isMinor({ birthDate: birthDateOf(draft.born) }, page.today);
  return (
    <form action={next} className="flex flex-1 flex-col">
      <Progress
        step={draft.step}
        words={words}
        isSaved={draft.changedAt !== null && !isUnderAge}
        draft={draft}
      />
      <h1 ref={heading} tabIndex={-1} className="type-display mt-3 break-words text-2xl">
        {titleOf(draft.step, words, page.firstName)}
      </h1>
      <p className="mt-1 text-muted-foreground">
        {
          [words.about.intro(trainer), words.health.intro(trainer), words.goal.intro, words.photos.intro][
            draft.step
          ]
        }
        {draft.step === 0 &&
          ` ${words.about.until(dayOfMomentIn(reading.reading.locale, page.expiresAt.slice(0, 10)))}`}
      </p>
      {draft.step === 0 && <StepAbout {...step} today={page.today} />}
      {draft.step === 1 && <StepHealth {...step} today={page.today} />}
      {draft.step === 2 && <StepGoal {...step} />}
      {draft.step === LAST && (
        <StepPhotos
          {...step}
          photos={photos}
          changePhoto={control.changePhoto}
          version={page.version}
          outline={outline}
        />
      )}
      <div className="h-6" />
      <ActionBar
        action={
          <div className={draft.step > 0 ? "grid grid-cols-[1fr_1.8fr] gap-2.5" : "grid"}>
            {draft.step > 0 && (
              <Button variant="outline" size="lg" className="px-2" onClick={() => go(draft.step - 1)}>
                {words.back}
              </Button>
            )}
            <Button
              saves={draft.step === LAST}
              type="submit"
              size="lg"
              className="px-2"
              pending={isSending}
              disabled={isUnderAge}
            >
              {
                [words.next.health, words.next.goal, words.next.photos, words.photos.send(trainer)][
                  draft.step
                ]
              }
            </Button>
          </div>
        }
      >
        {(problem ?? refusal) && (
          <p role="alert" className="text-destructive text-sm">
            {problem ?? refusal}
          </p>
        )}
      </ActionBar>
    </form>
  );
}

function titleOf(step: number, words: StepProps["words"], name: string): string {
  return [words.about.title(name), words.health.title, words.goal.title, words.photos.title][step] ?? "";
}

/** A new step begins at its top, and a screen reader reads its heading. */
function useHeadingOf(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

type ProgressProps = Pick<StepProps, "words" | "draft"> & { step: number; isSaved: boolean };

function Progress({ step, words, isSaved, draft }: ProgressProps) {
  const answered = Object.keys(draft.health).length;
  return (
    <>
      <div aria-hidden className="mt-4 grid grid-cols-4 gap-1.5">
        {[0, 1, 2, 3].map((one) => (
          <span key={one} className={`h-1.5 rounded-full ${one <= step ? "bg-primary" : "bg-secondary"}`} />
        ))}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-muted-foreground text-sm">
        <span>{words.step(step + 1, LAST + 1)}</span>
        {isSaved && (
          <span className="flex items-center gap-1.5 text-success">
            <Check aria-hidden className="size-4 shrink-0" />
            {step === 1 && answered > 0
              ? words.health.answered(answered, HEALTH_QUESTIONS.length)
              : words.saved}
          </span>
        )}
      </p>
    </>
  );
}
