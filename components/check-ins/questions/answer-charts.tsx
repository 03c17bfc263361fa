"use client";

import { useQuery } from "@tanstack/react-query";
import { DatedChart } from "@/components/ui/chart/dated-chart";
import { answerText, figureOf } from "@/lib/check-ins/questions/answer";
import { questionsQuery } from "@/lib/check-ins/questions/queries";
import type { AnsweredQuestion } from "@/lib/check-ins/questions/schema";
import { dayText } from "@/lib/text/calendar/wording";
import { counted, grouped } from "@/lib/text/numbers";

/** Words of the newest answers. */
const WORDS_SHOWN = 5;

/** Everything that a client answered to the trainer's own questions: figures as charts, words as a list. */
export function AnswerCharts({ clientId, now }: { clientId: string; now: Date }) {
  const { data } = useQuery(questionsQuery(clientId));
  const answered = (data ?? []).filter(({ answers }) => answers.length > 0);
  // The page works without them.
  if (answered.length === 0) return null;
  return (
    <section aria-label="Answers to your questions" className="mt-8">
      <h2 className="type-display text-xl">Answers to your questions</h2>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        {answered.map((question) => (
          <AnswerChart key={question.id} question={question} now={now} />
        ))}
      </div>
    </section>
  );
}

function AnswerChart({ question, now }: { question: AnsweredQuestion; now: Date }) {
  const { text, answers } = question;
  const points = answers.flatMap(({ on, value }) => {
    const figure = figureOf(value);
    return figure === null ? [] : [{ at: Date.parse(on), value: figure }];
  });
  const newest = answers.at(-1);
  const textAt = new Map(answers.map(({ on, value }) => [Date.parse(on), answerText(question, value)]));
  const day = (at: number) => dayText(new Date(at).toISOString(), now);
  return (
    <article className="min-w-0 break-inside-avoid">
      <h3 className="break-words font-strong">{text}</h3>
      {newest && (
        <p className="text-muted-foreground text-sm">
          {`${answerText(question, newest.value)} on ${dayText(newest.on, now)}, ${counted(answers.length, "answer")}`}
        </p>
      )}
      {points.length > 1 && (
        <div className="mt-2 h-[150px]">
          <DatedChart
            label={`${text}: ${answers.map(({ on, value }) => `${dayText(on, now)} ${answerText(question, value)}`).join("; ")}`}
            points={points}
            tickText={grouped}
            dayText={day}
            valueText={({ at }) => textAt.get(at) ?? ""}
          />
        </div>
      )}
      {points.length === 0 && (
        <ul className="mt-1 text-sm">
          {answers
            .slice(-WORDS_SHOWN)
            .toReversed()
            .map(({ on, value }) => (
              <li key={on} className="break-words border-b py-1.5">
                <span className="text-muted-foreground">{dayText(on, now)}</span>{" "}
                {answerText(question, value)}
              </li>
            ))}
        </ul>
      )}
    </article>
  );
}
