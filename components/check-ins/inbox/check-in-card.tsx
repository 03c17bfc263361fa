"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { useKeepWeight } from "@/components/clients/weigh-ins/keep-weight";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Textarea } from "@/components/ui/input";
import { later } from "@/components/ui/later";
import { weightChange, weightFigure } from "@/lib/body/unit-system";
import { REPLY_MAX_LENGTH, ratingsOf } from "@/lib/check-ins/inbox/answers";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { answerText } from "@/lib/check-ins/questions/answer";
import { goalSentence } from "@/lib/clients/timeline/goal-date";
import { useShortcuts } from "@/lib/platform/browser/shortcuts";
import { useCalendar, useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { shortDate } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { counted, formatPercent } from "@/lib/text/numbers";
import { SentPhotos } from "./sent-photos";
import { useDecisions } from "./use-decisions";
import { useFarDistance } from "./use-far-distance";
import { useReply } from "./use-reply";

const CorrectSheet = later(() => import("./correct-sheet").then((module) => module.CorrectSheet), {
  opens: ({ isOpen }) => isOpen,
});

const AskSheet = later(() => import("./ask-sheet").then((module) => module.AskSheet), {
  opens: ({ isOpen }) => isOpen,
});

type CheckInCardProps = {
  checkIn: WaitingCheckIn;
  /** The card that is next has the filled button, and its key. */
  isNext: boolean;
};

export function CheckInCard({ checkIn, isNext }: CheckInCardProps) {
  const { clientId, clientName, weight, bodyFat, last, note, answers, goal, daysCloser } = checkIn;
  const [isCorrecting, setCorrecting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { reply, write, forget } = useReply(checkIn);
  const units = useUnits();
  const calendar = useCalendar();
  const { accept, isDeciding } = useDecisions();
  const dayOf = (moment: string) => dayHere(calendar(moment));
  const days = daysBetween(dayOf(last.takenAt), dayOf(checkIn.takenAt));
  const distance = useFarDistance(checkIn, weight);
  const keeping = useKeepWeight(distance, () => setCorrecting(true));
  const acceptGuarded = keeping.guard(
    () => void accept(checkIn, { reply }).then((isDone) => isDone && forget()),
  );
  useShortcuts(
    "Check-ins",
    isNext ? [{ keys: ["a"], does: "Accept the check-in", run: () => !isDeciding && acceptGuarded() }] : [],
  );
  return (
    <Card>
      <article aria-label={clientName} className="@container">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 break-words font-strong text-lg">
            <PageLink href={clientAddress(clientId)}>{clientName}</PageLink>
          </h3>
          <p className="shrink-0 text-muted-foreground text-sm">{shortDate(calendar(checkIn.takenAt))}</p>
        </div>
        <div className="mt-3 flex flex-wrap gap-4">
          <SentPhotos clientName={clientName} photos={checkIn.photos} />
          <div className="min-w-[150px] flex-1">
            <p className="text-muted-foreground text-sm">Weight</p>
            {weight === null ? (
              <p className="font-strong">Not weighed</p>
            ) : (
              <>
                <p className="type-display text-2xl">
                  {weightFigure(weight, units)}
                  <span className="ml-0.5 font-normal text-muted-foreground text-sm">{units.weightUnit}</span>
                </p>
                <p className="font-strong text-primary">
                  {weightChange(last.weight, weight, units)} in {counted(days, "day")}
                </p>
                {distance && <p className="font-strong text-warning text-sm">Check this weight</p>}
              </>
            )}
            {bodyFat !== null && <p className="text-sm">{formatPercent(bodyFat)} body fat</p>}
            <AnswerDots answers={answers} />
            <OwnAnswers own={checkIn.own} />
          </div>
        </div>
        {note && <p className="mt-3 whitespace-pre-line break-words">{`“${note}”`}</p>}
        <GoalEffect {...{ weight, bodyFat, goal, daysCloser }} />
        <Textarea
          aria-label={`Answer to ${clientName}`}
          placeholder={`Answer to ${firstName(clientName)}, if you like`}
          maxLength={REPLY_MAX_LENGTH}
          value={reply}
          onChange={(event) => write(event.target.value)}
          className="mt-4 min-h-14"
        />
        <div className="mt-3 grid grid-cols-3 gap-2.5 @max-[15rem]:grid-cols-1">
          <Button
            variant="outline"
            className="px-2"
            disabled={isDeciding}
            aria-label={`Ask again: ${clientName}`}
            onClick={() => setAsking(true)}
          >
            Ask again
          </Button>
          <Button
            variant="outline"
            className="px-2"
            disabled={isDeciding || weight === null}
            aria-label={`Correct: ${clientName}`}
            onClick={() => setCorrecting(true)}
          >
            Correct
          </Button>
          <Button
            variant={isNext ? "primary" : "secondary"}
            className="px-2"
            pending={isDeciding}
            aria-label={`Accept: ${clientName}`}
            onClick={acceptGuarded}
          >
            <Check aria-hidden />
            Accept
          </Button>
        </div>
        {keeping.question}
        <AskSheet {...{ checkIn, reply }} onAsked={forget} isOpen={isAsking} onOpenChange={setAsking} />
        <CorrectSheet
          {...{ checkIn, reply }}
          onAccepted={forget}
          isOpen={isCorrecting}
          onOpenChange={setCorrecting}
        />
      </article>
    </Card>
  );
}

type GoalEffectProps = Pick<WaitingCheckIn, "weight" | "bodyFat" | "goal" | "daysCloser">;

/** How accepting the check-in moves the goal. */
function GoalEffect({ weight, bodyFat, goal, daysCloser }: GoalEffectProps) {
  const now = useNow();
  if (goal === null) return null;
  const isFatGuessed = weight !== null && bodyFat === null;
  return (
    <div className="mt-4 forecast-slices rounded-image px-3.5 py-2.5">
      <p className="font-strong text-forecast">
        {goalSentence(goal, now)} {daysCloser !== null && moved(daysCloser)}
      </p>
      <p className="text-muted-foreground text-sm">
        What the forecast says if you accept it.
        {isFatGuessed && ` Body fat was not measured, so it follows from the weight.`}
      </p>
    </div>
  );
}

function moved(daysCloser: number): string {
  if (daysCloser === 0) return "It moves by no day.";
  return `It comes ${counted(Math.abs(daysCloser), "day")} ${daysCloser > 0 ? "earlier" : "later"}.`;
}

const STEPS = [1, 2, 3, 4, 5];

function AnswerDots({ answers }: Pick<WaitingCheckIn, "answers">) {
  const given = ratingsOf(answers);
  if (given.length === 0) return null;
  return (
    <dl className="mt-2 grid max-w-80 gap-1 text-sm">
      {given.map(({ name, value }) => (
        <div key={name} className="flex items-center justify-between gap-3">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="flex gap-1">
            <span className="sr-only">{value} out of 5</span>
            {STEPS.map((step) => (
              <span
                key={step}
                aria-hidden
                className={cn(
                  "size-2.5 rounded-[3px] border-[1.5px]",
                  step <= value ? "border-primary bg-primary" : "border-input",
                )}
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Answers to the trainer's own questions, each with the one before. */
function OwnAnswers({ own }: Pick<WaitingCheckIn, "own">) {
  if (own.length === 0) return null;
  return (
    <dl className="mt-2 grid max-w-80 gap-1 text-sm">
      {own.map(({ id, text, value, last, ...asked }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-3">
          <dt className="min-w-0 break-words text-muted-foreground">{text}</dt>
          <dd className="min-w-0 break-words">
            {answerText(asked, value)}
            {last !== null && (
              <span className="text-muted-foreground">{`, before ${answerText(asked, last)}`}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
