"use client";

import { type ReactNode, useEffect, useId } from "react";
import { ActionBar } from "@/components/platform/frame/action-bar";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { later, preloadCode } from "@/components/ui/later";
import { Tape } from "@/components/ui/tape";
import type { Side } from "@/lib/body/body";
import type { Girths } from "@/lib/body/tape-girths";
import { shownWeight, type UnitSystem, weightChange } from "@/lib/body/unit-system";
import type { CheckInQuestion } from "@/lib/check-ins/page/schema";
import type { AskedQuestion } from "@/lib/check-ins/questions/schema";
import { checkInWords, questionWords, weightWords } from "@/lib/check-ins/words/en";
import { shortDay } from "@/lib/text/calendar/wording";
import type { Answers } from "./answers";
import { PhotoPart } from "./photo-part";
import { Rating } from "./rating";
import type { TakenPhotos } from "./use-answers";

/** The schema has the same limit, but it loads only when the form is sent. */
const NOTE_MAX_LENGTH = 2000;

type CheckInFormProps = {
  name: string;
  trainer: string;
  units: UnitSystem;
  last: Parameters<typeof WeightPart>[0]["last"];
  photos: { side: Side; last: { url: string; day: string } | null }[];
  questions: readonly CheckInQuestion[];
  own: readonly AskedQuestion[];
  answers: Answers;
  taken: TakenPhotos;
  onChange: (changes: Partial<Answers>) => void;
  onPhoto: (side: Side, photo: Blob | null) => void;
  isSending: boolean;
  problem: string | null;
  onSend: () => void;
  outline: Record<Side, ReactNode>;
  children?: ReactNode;
};

export function CheckInForm(props: CheckInFormProps) {
  const { name, trainer, units, last, photos, questions, answers, taken, onChange, onPhoto } = props;
  const noteId = useId();
  return (
    <form action={props.onSend} className="flex flex-1 flex-col">
      <WeightPart units={units} last={last} answers={answers} onChange={onChange} />
      {photos.map(({ side, last }) => (
        <PhotoPart
          key={side}
          side={side}
          name={name}
          last={last && { ...last, day: shortDay(last.day) }}
          photo={taken[side] ?? null}
          canSwap={photos.length > 1}
          onPhoto={(photo, as) => onPhoto(as, photo)}
          outline={props.outline[side]}
        />
      ))}
      {questions.map((question) =>
        question === "note" ? null : (
          <Rating
            key={question}
            question={questionWords[question].ask}
            ends={questionWords[question]}
            value={answers.ratings[question]}
            onChange={(value) => onChange({ ratings: { ...answers.ratings, [question]: value } })}
          />
        ),
      )}
      {props.own.length > 0 && (
        <OwnQuestions
          questions={props.own}
          answers={answers.own}
          mark={units.mark}
          onChange={(own) => onChange({ own })}
        />
      )}
      {questions.includes("note") && (
        <div className="mt-6">
          <label htmlFor={noteId} className="mb-2 block font-label">
            {questionWords.note.ask(trainer)}
          </label>
          <Textarea
            id={noteId}
            maxLength={NOTE_MAX_LENGTH}
            placeholder={questionWords.note.placeholder}
            value={answers.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </div>
      )}
      <p className="mt-4 text-muted-foreground text-xs">{checkInWords.whoSees(trainer)}</p>
      {props.children}
      <div className="h-6" />
      <ActionBar
        action={
          <Button saves type="submit" size="lg" pending={props.isSending}>
            {checkInWords.send(trainer)}
          </Button>
        }
      >
        {props.problem && (
          <p role="alert" className="text-destructive text-sm">
            {props.problem}
          </p>
        )}
      </ActionBar>
    </form>
  );
}

// Only some trainers ask questions of their own.
const OwnQuestions = later(() => import("./own-questions").then((module) => module.OwnQuestions));

const MoreMeasures = later(() => import("./more-measures").then((module) => module.MoreMeasures));

type WeightPartProps = {
  units: UnitSystem;
  /** The last values: pounds, percent, the day YYYY-MM-DD, and girths. */
  last: { weight: number; bodyFat: number; day: string; girths: Girths };
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
};

/** A weight counts only once it is chosen: the last one is not today's measurement. */
function WeightPart({ units, last, answers, onChange }: WeightPartProps) {
  useEffect(() => preloadCode(MoreMeasures.preload), []);
  const { weight } = answers;
  const day = shortDay(last.day);
  return (
    <section aria-label={weightWords.label} className="mt-6">
      <Tape
        {...units.scaleWeight}
        decimalMark={units.mark}
        label={weightWords.label}
        unit={units.weightUnit}
        value={shownWeight(weight ?? last.weight, units)}
        onValueChange={(shown) => onChange({ weight: units.lbsOf(shown) })}
        note={
          <span className={weight === null ? undefined : "font-strong text-primary"}>
            {weight === null
              ? weightWords.last(day)
              : weightWords.since(weightChange(last.weight, weight, units), day)}
          </span>
        }
      />
      {weight === null && (
        <Button variant="link" onClick={() => onChange({ weight: last.weight })}>
          {weightWords.same}
        </Button>
      )}
      {(answers.bodyFat !== null || answers.girths !== null) && (
        <MoreMeasures {...{ units, last, answers, onChange }} />
      )}
      <div className="flex flex-wrap gap-x-5">
        {answers.bodyFat === null && (
          <Button
            variant="link"
            className="text-muted-foreground"
            onClick={() => onChange({ bodyFat: last.bodyFat })}
          >
            {weightWords.addBodyFat}
          </Button>
        )}
        {answers.girths === null && (
          <Button variant="link" className="text-muted-foreground" onClick={() => onChange({ girths: {} })}>
            {weightWords.addTape}
          </Button>
        )}
      </div>
    </section>
  );
}
