import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { ANSWER_MAX_LENGTH, answers, type OwnAnswer } from "@/lib/check-ins/questions/answer";
import type { AskedQuestion } from "@/lib/check-ins/questions/schema";
import { ownWords } from "@/lib/check-ins/words/en";
import { shortDay } from "@/lib/text/calendar/wording";
import { type DecimalMark, decimalOf } from "@/lib/text/written-number";
import type { Answers } from "./answers";
import { optionLook } from "./option-look";
import { Rating } from "./rating";

type OwnQuestionsProps = {
  questions: readonly AskedQuestion[];
  answers: Answers["own"];
  mark: DecimalMark;
  onChange: (answers: Answers["own"]) => void;
};

/** What the trainer asks, each beside the answer before. */
export function OwnQuestions({ questions, answers: given, mark, onChange }: OwnQuestionsProps) {
  return questions.map((question) => (
    <div key={question.id}>
      <OwnQuestion
        question={question}
        answer={given[question.id]}
        mark={mark}
        onChange={(answer) => {
          const { [question.id]: _, ...others } = given;
          onChange(answer === undefined ? others : { ...others, [question.id]: answer });
        }}
      />
      {question.last && (
        <p className="mt-1.5 text-muted-foreground text-sm">
          {ownWords.last(shortDay(question.last.on), textOf(question, question.last.value, mark))}
        </p>
      )}
    </div>
  ));
}

function textOf({ kind, unit }: AskedQuestion, answer: OwnAnswer, mark: DecimalMark): string {
  if (typeof answer === "boolean") return answer ? ownWords.yes : ownWords.no;
  if (typeof answer === "string") return answer;
  if (Array.isArray(answer))
    return answer.length === 0
      ? ownWords.noDay
      : DAYS.filter((day) => answer.includes(day))
          .map(dayName)
          .join(", ");
  return kind === "scale" ? String(answer) : `${String(answer).replace(".", mark)} ${unit ?? ""}`.trim();
}

type OwnQuestionProps = {
  question: AskedQuestion;
  answer: OwnAnswer | undefined;
  mark: DecimalMark;
  onChange: (answer: OwnAnswer | undefined) => void;
};

function OwnQuestion({ question, answer, mark, onChange }: OwnQuestionProps) {
  const { kind, text, options } = question;
  switch (kind) {
    case "scale":
      return (
        <Rating question={text} value={typeof answer === "number" ? answer : undefined} onChange={onChange} />
      );
    case "number":
      return <NumberAnswer {...{ question, answer, mark, onChange }} />;
    case "yesNo":
      return (
        <Choice
          label={text}
          options={[ownWords.yes, ownWords.no]}
          value={typeof answer === "boolean" ? (answer ? ownWords.yes : ownWords.no) : undefined}
          onChange={(chosen) => onChange(chosen === ownWords.yes)}
        />
      );
    case "choice":
      return (
        <Choice
          label={text}
          options={options}
          value={typeof answer === "string" ? answer : undefined}
          onChange={onChange}
        />
      );
    case "text":
      return (
        <Field label={text} className="mt-6">
          <Textarea
            maxLength={ANSWER_MAX_LENGTH}
            value={typeof answer === "string" ? answer : ""}
            onChange={({ target }) => onChange(target.value.trim() === "" ? undefined : target.value)}
          />
        </Field>
      );
    case "habit":
      return <Habit label={text} days={Array.isArray(answer) ? answer : []} onChange={onChange} />;
  }
}

/** What is no number stays as it is typed, and says so once it is left. */
function NumberAnswer({ question, answer, mark, onChange }: OwnQuestionProps) {
  const before = typeof answer === "number" ? String(answer).replace(".", mark) : "";
  const [typed, setTyped] = useState(before);
  const [isLeft, setLeft] = useState(false);
  const figureIn = (text: string) => {
    const figure = decimalOf(text);
    return figure !== null && answers(question, figure) ? figure : undefined;
  };
  const isWrong = typed.trim() !== "" && figureIn(typed) === undefined;
  const { unit } = question;
  return (
    <Field
      label={question.text}
      error={isLeft && isWrong ? ownWords.noNumber(mark) : undefined}
      className="mt-6"
    >
      <Input
        inputMode="decimal"
        trailing={unit && <span className="pr-3 text-muted-foreground">{unit}</span>}
        value={typed}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(figureIn(target.value));
        }}
      />
    </Field>
  );
}

const option = cn(optionLook, "relative grid min-h-13 min-w-0 place-items-center px-2");

type ChoiceProps = {
  label: string;
  options: readonly string[];
  value: string | undefined;
  onChange: (chosen: string) => void;
};

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <section className="mt-6">
      <h2 className="font-label">{label}</h2>
      <RadioGroup
        aria-label={label}
        options={options.map((one) => ({ value: one, label: one }))}
        value={value}
        onValueChange={onChange}
        className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-1.5"
        itemClassName={option}
      />
    </section>
  );
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const dayName = (day: number): string => ownWords.days[day - 1] ?? "";

type HabitProps = { label: string; days: readonly number[]; onChange: (days: number[]) => void };

/** A tick for each day on which it was done. */
function Habit({ label, days, onChange }: HabitProps) {
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="font-label">{label}</legend>
      <div className="mt-2 grid grid-cols-7 gap-1.5">
        {DAYS.map((day) => (
          <label key={day} className={option}>
            <input
              type="checkbox"
              aria-label={dayName(day)}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...days, day] : days.filter((one) => one !== day))
              }
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            {dayName(day).slice(0, 2)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
