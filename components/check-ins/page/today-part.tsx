"use client";

import { type ReactNode, useEffect, useState } from "react";
import { later, preloadCode } from "@/components/ui/later";
import type { Side } from "@/lib/body/body";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import type { CheckInPage, OpenCheckIn } from "@/lib/check-ins/page/schema";
import { checkInWords, sendingWords } from "@/lib/check-ins/words/en";
import { distanceText, isFarWeight } from "@/lib/clients/weigh-ins/weight-distance";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { firstName } from "@/lib/text/names";
import type { DecimalMark } from "@/lib/text/written-number";
import { AnswerCard } from "./answer-card";
import type { Answers } from "./answers";
import { CheckInForm } from "./check-in-form";
import { MoreRows } from "./more-rows";
import { TargetCard } from "./target-card";
import { type TakenPhotos, useAnswers } from "./use-answers";
import { useWaiting } from "./use-waiting";

const DonePart = later(() => import("./done-part").then((module) => module.DonePart));

type TodayPartProps = {
  token: string;
  page: OpenCheckIn;
  onPage: (page: CheckInPage) => void;
  onClosed: () => void;
  outline: Record<Side, ReactNode>;
  mark: DecimalMark;
};

const loadAsk = () => import("@/lib/check-ins/page/queries").then((queries) => queries.askCheckInPage);

export function TodayPart({ token, page, onPage, onClosed, outline, mark }: TodayPartProps) {
  const units = unitSystem(page.units, mark);
  const trainer = firstName(page.trainerName);
  const draft = useAnswers(linkOwner(token), {
    sentAnswers: page.sentAnswers,
    isAskedAgain: page.answer?.isAskedAgain ?? false,
  });
  const waiting = useWaiting(token, "check-in", loadAsk, onPage);
  const [isChanging, setChanging] = useState(false);
  const [isNew, setNew] = useState(false);
  const isDone = !isChanging && (waiting.isWaiting || Boolean(page.sent));
  const sending = useSendCheckIn({
    token,
    units,
    last: page.last,
    today: page.today,
    onKept(sent) {
      setNew(true);
      setChanging(false);
      draft.finish();
      if (sent) onPage(sent);
      else waiting.look();
    },
  });
  useEffect(() => {
    if (isDone) window.scrollTo(0, 0);
  }, [isDone]);
  const more = <MoreRows {...{ token, page, units, trainer, onPage, onClosed }} hasWay={isDone} />;
  const answer = page.answer && <AnswerCard answer={page.answer} trainer={trainer} />;
  if (isDone)
    return (
      <div className="pb-(--safe-bottom)">
        {answer}
        <DonePart
          page={page}
          units={units}
          trainer={trainer}
          isWaiting={waiting.isWaiting}
          isNew={isNew}
          onChange={() => {
            draft.takeUp();
            setChanging(true);
          }}
        />
        {more}
      </div>
    );
  return (
    <>
      {answer}
      <h1 className="type-display mt-4 break-words text-2xl">
        {checkInWords.greeting(page.firstName, page.week)}
      </h1>
      <p className="mt-1 text-muted-foreground">{checkInWords.intro(trainer)}</p>
      {page.target && (
        <TargetCard
          units={units}
          start={page.start.weight}
          last={page.last.weight}
          target={page.target.weight}
          targetOn={page.target.on}
          streak={page.streak}
        />
      )}
      <CheckInForm
        name={page.firstName}
        trainer={trainer}
        units={units}
        last={page.last}
        photos={page.sides.map((side) => ({ side, last: page.lastPhotos[side] }))}
        questions={page.questions}
        own={page.own ?? []}
        answers={draft.answers}
        taken={draft.photos}
        onChange={draft.change}
        onPhoto={draft.changePhoto}
        isSending={sending.isSending}
        problem={sending.problem ?? waiting.refusal}
        onSend={() => void sending.send(draft.answers, draft.photos)}
        outline={outline}
      >
        {more}
      </CheckInForm>
    </>
  );
}

const loadSending = () => import("./send-answers");

type SendingInput = {
  token: string;
  units: UnitSystem;
  last: OpenCheckIn["last"];
  today: string;
  /** Receives the server's reply, or null if the check-in waits in the outbox; then the draft can go. */
  onKept: (page: CheckInPage | null) => void;
};

/** Loads its code ahead of the tap, so that a check-in can also be sent where there is no network any more. */
function useSendCheckIn({ token, units, last, today, onKept }: SendingInput) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => preloadCode(loadSending), []);
  const send = async (answers: Answers, photos: TakenPhotos) => {
    // Warns once: a client without a scale, or with a weight that is right, sends again.
    const warning = weightWarning(answers.weight, last, today, units);
    if (warning !== null && problem !== warning) return setProblem(warning);
    setSending(true);
    const { sendAnswers } = await loadSending().catch(() => ({ sendAnswers: null }));
    const result = sendAnswers
      ? await sendAnswers(token, answers, photos, units)
      : { problem: sendingWords.notReady };
    setSending(false);
    setProblem("problem" in result ? result.problem : null);
    if ("page" in result) onKept(result.page);
  };
  return { send, isSending, problem };
}

function weightWarning(
  weight: number | null,
  last: OpenCheckIn["last"],
  today: string,
  units: UnitSystem,
): string | null {
  if (weight === null) return sendingWords.noWeight;
  if (!last.expected || !isFarWeight(weight, last.expected)) return null;
  return sendingWords.farWeight(distanceText(last, { weight, day: today, today }, units));
}
