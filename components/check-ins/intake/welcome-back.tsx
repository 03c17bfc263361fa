import { Check } from "lucide-react";
import { ActionBar } from "@/components/platform/frame/action-bar";
import { Button, wrapping } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { momentIn } from "@/lib/text/calendar/local-wording";
import { firstName } from "@/lib/text/names";
import { firstOpenStep, missingIn } from "./draft";
import type { StepProps } from "./reading";

type WelcomeBackProps = StepProps & { onOpen: (step: number) => void; onForget: () => void };

/** What was entered on another day, and where to go on. */
export function WelcomeBack({ draft, words, reading, onOpen, onForget }: WelcomeBackProps) {
  const texts = words.welcome;
  const name = firstName(draft.name);
  const open = firstOpenStep(draft);
  return (
    <>
      <h1 className="type-display mt-4 text-2xl">{texts.title(name)}</h1>
      {draft.changedAt && (
        <p className="mt-1 text-muted-foreground">{texts.here(momentIn(reading.locale, draft.changedAt))}</p>
      )}
      <ol className="mt-4">
        {texts.steps.map((title, step) => {
          const isDone = step < draft.step && missingIn(draft, step) === null;
          return (
            <li key={title} className="flex min-h-16 items-center gap-3 border-b py-2">
              <span
                aria-hidden
                className={cn(
                  "grid size-10 shrink-0 place-items-center rounded-icon border-[1.5px] border-input font-strong",
                  isDone && "border-primary bg-primary text-primary-foreground",
                )}
              >
                {isDone ? <Check className="size-5" /> : step + 1}
              </span>
              <span className="min-w-0 flex-1 font-strong">{title}</span>
              {isDone && (
                <Button variant="ghost" size="sm" onClick={() => onOpen(step)}>
                  {texts.change}
                  <span className="sr-only">{title}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <Button variant="link" className={cn(wrapping, "mt-4 mb-6 self-start")} onClick={onForget}>
        {texts.notMe(name)}
      </Button>
      <ActionBar
        action={
          <Button size="lg" onClick={() => onOpen(open)}>
            {texts.goOn(open + 1)}
          </Button>
        }
      />
    </>
  );
}
