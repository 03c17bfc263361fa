import { Check as AgreeCheck } from "@/components/check-ins/page/check";
import { optionLook } from "@/components/check-ins/page/option-look";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { HEALTH_QUESTIONS, type HealthQuestion } from "@/lib/check-ins/intake/questions";
import type { StepProps } from "./reading";

/** The schema has the same limit, but it loads only when the form is sent. */
const DETAIL_MAX_LENGTH = 200;

export function StepHealth(props: StepProps & { today: string }) {
  const { draft, change, words, trainer } = props;
  const texts = words.health;
  return (
    <>
      <div className="mt-4">
        <AgreeCheck
          isOn={draft.agreed.health}
          onChange={(health) => change({ agreed: { ...draft.agreed, health } })}
          label={
            <span>
              <span className="block font-strong">{texts.allow(trainer)}</span>
              <span className="block text-muted-foreground">{texts.allowHint}</span>
            </span>
          }
        />
      </div>
      {draft.agreed.health && (
        <>
          <ul className="mt-2">
            {HEALTH_QUESTIONS.map((question) => (
              <li key={question} className="border-t py-3">
                <Question {...props} question={question} />
              </li>
            ))}
          </ul>
          <p className="border-t pt-3 text-muted-foreground text-sm">{texts.open(trainer)}</p>
        </>
      )}
    </>
  );
}

type QuestionProps = StepProps & { question: HealthQuestion; today: string };

function Question({ draft, change, words, question, today }: QuestionProps) {
  const texts = words.health;
  const answer = draft.health[question];
  const text = texts.questions[question];
  const put = (isYes: boolean, detail = answer?.detail ?? "") =>
    change({ health: { ...draft.health, [question]: { isYes, detail } } });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-[180px] flex-1">{text}</p>
        <RadioGroup
          aria-label={text}
          options={[
            { value: "yes", label: words.yes },
            { value: "no", label: words.no },
          ]}
          value={answer && (answer.isYes ? "yes" : "no")}
          onValueChange={(value) => put(value === "yes")}
          className="flex gap-2"
          itemClassName={cn(optionLook, "grid min-h-12 min-w-16 place-items-center")}
        />
      </div>
      {answer?.isYes && (
        <div className="mt-2 grid gap-3 border-primary border-l-[3px] pl-3.5">
          <Field label={texts.more}>
            <Input
              maxLength={DETAIL_MAX_LENGTH}
              value={answer.detail}
              onChange={({ target }) => put(true, target.value)}
            />
          </Field>
          {question === "medicine" && (
            <Field label={texts.appetite}>
              <Input
                type="date"
                max={today}
                value={draft.medicineSince}
                onChange={({ target }) => change({ medicineSince: target.value })}
              />
            </Field>
          )}
        </div>
      )}
    </>
  );
}
