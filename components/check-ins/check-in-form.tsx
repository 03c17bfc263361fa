"use client";

import type { ReactNode } from "react";
import { ActionBar } from "@/components/layout/action-bar";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { Side } from "@/lib/body/body";
import type { UnitSystem } from "@/lib/body/unit-system";
import { shortDay } from "@/lib/calendar/wording";
import type { Answers } from "./answers";
import { PhotoPart } from "./photo-part";
import { Rating } from "./rating";
import { checkInTexts, questionTexts } from "./texts";
import type { TakenPhotos } from "./use-answers";
import { WeightPart } from "./weight-part";

/** The free text is asked for last; everything else is answered from 1 to 5. */
export type Question = "sleep" | "hunger" | "stress" | "adherence" | "note";

type CheckInFormProps = {
  name: string;
  trainer: string;
  units: UnitSystem;
  last: Parameters<typeof WeightPart>[0]["last"];
  /** The sides that are asked for; none where the client did not agree to photos. */
  photos: { side: Side; last: { url: string; day: string } | null }[];
  questions: readonly Question[];
  answers: Answers;
  taken: TakenPhotos;
  onChange: (changes: Partial<Answers>) => void;
  onPhoto: (side: Side, photo: Blob | null) => void;
  isSending: boolean;
  /** Why it cannot be sent as it is. */
  problem: string | null;
  onSend: () => void;
  outline: Record<Side, ReactNode>;
  /** What else there is for the client, below the questions. */
  children?: ReactNode;
};

/** The weigh-in, the photo and how the week went. */
export function CheckInForm(props: CheckInFormProps) {
  const { name, trainer, units, last, photos, questions, answers, taken, onChange, onPhoto } = props;
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
          onPhoto={(photo) => onPhoto(side, photo)}
          outline={props.outline[side]}
        />
      ))}
      {questions.map((question) =>
        question === "note" ? null : (
          <Rating
            key={question}
            question={questionTexts[question].ask}
            ends={questionTexts[question]}
            value={answers.ratings[question]}
            onChange={(value) => onChange({ ratings: { ...answers.ratings, [question]: value } })}
          />
        ),
      )}
      {questions.includes("note") && (
        <Field label={questionTexts.note.ask(trainer)} className="mt-6">
          <Textarea
            maxLength={2000}
            placeholder={questionTexts.note.placeholder}
            value={answers.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Field>
      )}
      <p className="mt-4 text-muted-foreground text-xs">{checkInTexts.onlyTrainer(trainer)}</p>
      {props.children}
      <div className="h-6" />
      <ActionBar
        action={
          <Button type="submit" size="lg" pending={props.isSending}>
            {checkInTexts.send(trainer)}
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
