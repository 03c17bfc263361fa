"use client";

import type { ReactNode } from "react";
import { Picker } from "@/components/ui/picker";
import { RadioRows } from "@/components/ui/radio-rows";
import { fullDay } from "@/lib/text/calendar/wording";
import { counted, grouped } from "@/lib/text/numbers";
import { ENCODING_LABELS, ENCODINGS } from "@/lib/training/imports/decode";
import { figureOf } from "@/lib/training/imports/figures";
import type { FileFacts } from "@/lib/training/imports/held-file";
import type { FileChoices } from "@/lib/training/imports/source-file";
import type { ReadImport } from "./use-import";

type OnAnswer = (choice: FileChoices) => void;

/** What the trainer must still answer before the import, in words for the bar below; null if nothing. */
export function openQuestions({ facts: file, choices }: ReadImport): string | null {
  if (file.dates.options.length > 1 && !choices.dates) return "date";
  return file.decimal.sample !== null && !choices.decimal ? "number" : null;
}

/** How the letters were read. Old code pages are recognised by their letters, and may be corrected. */
export function EncodingChoice({ file: { encoding }, onAnswer }: { file: FileFacts; onAnswer: OnAnswer }) {
  if (encoding.startsWith("utf"))
    return <p className="-mt-3 text-muted-foreground text-sm">The text is {ENCODING_LABELS[encoding]}.</p>;
  return (
    <section aria-labelledby="encoding">
      <h3 id="encoding" className="font-strong text-lg">
        Letters read as {ENCODING_LABELS[encoding]}
      </h3>
      <p className="mb-2.5 text-muted-foreground text-sm">
        Recognised by the letters, since the file does not say. Choose another if names look wrong.
      </p>
      <Picker
        label="Text encoding"
        value={encoding}
        searchable={false}
        options={ENCODINGS.map((value) => ({ value, label: ENCODING_LABELS[value] }))}
        onValueChange={(value) => {
          const chosen = ENCODINGS.find((one) => one === value);
          if (chosen) onAnswer({ encoding: chosen });
        }}
      />
    </section>
  );
}

/** Asked once for the whole file, and only if no row of it settles how days or numbers are written. */
export function ReadingQuestions({ read, onAnswer }: { read: ReadImport; onAnswer: OnAnswer }) {
  const { dates, decimal } = read.facts;
  return (
    <>
      {dates.options.length > 1 && (
        <Question
          id="date-question"
          title={`Which day is ${dates.sample}?`}
          reason="No date of the file settles it. All others are read the same way."
          value={read.choices.dates && formKey(read.choices.dates)}
          options={dates.options.map(({ form, date }) => ({ value: formKey(form), label: fullDay(date) }))}
          onChoose={(value) => {
            const chosen = dates.options.find(({ form }) => formKey(form) === value);
            if (chosen) onAnswer({ dates: chosen.form });
          }}
        />
      )}
      {decimal.sample !== null && (
        <Question
          id="decimal-question"
          title={`How much is ${decimal.sample}?`}
          reason="No number of the file settles it. All others are read the same way."
          value={read.choices.decimal}
          options={([".", ","] as const).map((mark) => ({
            value: mark,
            label: grouped(figureOf(decimal.sample ?? "", mark) ?? 0, 3),
          }))}
          onChoose={(value) => onAnswer({ decimal: value === "," ? "," : "." })}
        />
      )}
    </>
  );
}

const formKey = ({ order, language }: NonNullable<FileChoices["dates"]>): string => `${order} ${language}`;

type SameQuestionProps = {
  count: number;
  value: "yes" | "no" | undefined;
  onChoose: (value: "yes" | "no") => void;
};

/** Workouts of the same sets on the same day, or of other sets at the same minute: a history from a second app. */
export function SameQuestion({ count, value, onChoose }: SameQuestionProps) {
  if (count === 0) return null;
  const many = count > 1;
  return (
    <Question
      id="same-question"
      title={many ? `Are ${counted(count, "workout")} here already?` : "Is 1 workout here already?"}
      reason="The client has workouts of the same day with the same sets, or of the same minute with other sets."
      value={value}
      options={[
        { value: "yes", label: many ? "Yes, skip them" : "Yes, skip it" },
        { value: "no", label: many ? "No, import them too" : "No, import it too" },
      ]}
      onChoose={(chosen) => onChoose(chosen === "no" ? "no" : "yes")}
    />
  );
}

type QuestionProps = {
  id: string;
  title: string;
  reason: ReactNode;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Question({ id, title, reason, value, options, onChoose }: QuestionProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-strong text-lg">
        {title}
      </h3>
      <p className="mb-2.5 text-muted-foreground text-sm">{reason}</p>
      <RadioRows
        aria-labelledby={id}
        options={options.map(({ value: one, label }) => ({
          value: one,
          label: <span className="num tracking-normal">{label}</span>,
        }))}
        value={value}
        onValueChange={onChoose}
        className="sm:grid sm:grid-cols-2"
      />
    </section>
  );
}
