import { cn } from "@/components/ui/cn";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { checkInTexts } from "./texts";

const STEPS = [1, 2, 3, 4, 5];
const QUESTIONS = ["sleep", "hunger", "stress", "adherence"] as const;

export function AnswerDots({ answers }: Pick<WaitingCheckIn, "answers">) {
  const given = QUESTIONS.flatMap((question) => {
    const value = answers[question];
    return value === undefined ? [] : [{ question, value }];
  });
  if (given.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {given.map(({ question, value }) => (
        <div key={question} className="flex items-center justify-between gap-3">
          <dt className="text-muted-foreground">{checkInTexts.answers[question]}</dt>
          <dd className="flex gap-1">
            <span className="sr-only">{checkInTexts.outOfFive(value)}</span>
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
