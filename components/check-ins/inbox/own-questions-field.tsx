"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { OptionSelect } from "@/components/ui/option-select";
import { Segmented } from "@/components/ui/segmented";
import { offerUndo } from "@/components/ui/undo";
import { QUESTION_KINDS, type QuestionKind } from "@/lib/check-ins/questions/answer";
import { questionsQuery, useAddQuestion, useArchiveQuestion } from "@/lib/check-ins/questions/queries";
import { firstName } from "@/lib/text/names";
import { tellFailure } from "./tell-failure";

export const KIND_LABELS = {
  scale: "Scale 1 to 5",
  number: "Number",
  yesNo: "Yes or no",
  choice: "Choice",
  text: "Text",
  habit: "Habit, by day",
} as const satisfies Record<QuestionKind, string>;

type OwnQuestionsFieldProps = {
  client: { id: string; name: string };
  leftOut: readonly string[];
  onChange: (leftOut: string[]) => void;
};

/** The trainer's own questions: which of them this client is asked, and new ones for all clients or for this one. */
export function OwnQuestionsField({ client, leftOut, onChange }: OwnQuestionsFieldProps) {
  const { data } = useQuery(questionsQuery(client.id));
  const archiving = useArchiveQuestion(client.id);
  const [isAdding, setAdding] = useState(false);
  const asked = (data ?? []).filter(({ isAsked }) => isAsked);
  const archive = (id: string, isArchived: boolean) =>
    archiving.mutateAsync({ params: { id }, body: { isArchived } });
  const remove = (id: string, text: string) =>
    archive(id, true).then(
      () =>
        offerUndo(
          `Question removed: ${text}`,
          () => archive(id, false).then(() => {}, tellFailure),
          "Answers stay in the charts.",
        ),
      tellFailure,
    );
  return (
    <fieldset>
      <legend className="mb-1 font-label text-label">Your own questions</legend>
      {asked.map(({ id, text, kind, isForAll }) => (
        <div key={id} className="flex items-center gap-3">
          <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={!leftOut.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? leftOut.filter((one) => one !== id) : [...leftOut, id])
              }
              className="size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0 break-words">
              {text}
              <span className="block text-muted-foreground text-xs">
                {`${KIND_LABELS[kind]}, ${isForAll ? "all clients" : `only ${firstName(client.name)}`}`}
              </span>
            </span>
          </label>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove the question: ${text}`}
            onClick={() => void remove(id, text)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      {isAdding ? (
        <NewQuestion client={client} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="outline" size="sm" className="mt-1.5" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          Add a question
        </Button>
      )}
    </fieldset>
  );
}

const KINDS = QUESTION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

type NewQuestionProps = { client: { id: string; name: string }; onDone: () => void };

function NewQuestion({ client, onDone }: NewQuestionProps) {
  const [text, setText] = useState("");
  const [kind, setKind] = useState<QuestionKind>("scale");
  const [unit, setUnit] = useState("");
  const [options, setOptions] = useState("");
  const [whom, setWhom] = useState<"all" | "one">("all");
  const adding = useAddQuestion(client.id);
  const choices = options
    .split(",")
    .map((option) => option.trim())
    .filter(Boolean);
  const isReady = text.trim() !== "" && (kind !== "choice" || new Set(choices).size >= 2);
  const add = () =>
    adding
      .mutateAsync({
        body: {
          clientId: whom === "all" ? null : client.id,
          kind,
          text,
          unit: unit || null,
          options: choices,
        },
      })
      .then(onDone, tellFailure);
  return (
    <div className="mt-2 grid gap-3 rounded-control border p-3.5">
      <Field label="Question">
        <Input value={text} maxLength={160} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Field label="Answered by">
        <OptionSelect
          options={KINDS}
          value={kind}
          onValueChange={(chosen) => setKind(QUESTION_KINDS.find((one) => one === chosen) ?? "scale")}
        />
      </Field>
      {kind === "number" && (
        <Field label="Unit" help="Optional, such as h or steps.">
          <Input value={unit} maxLength={12} onChange={({ target }) => setUnit(target.value)} />
        </Field>
      )}
      {kind === "choice" && (
        <Field label="Answers" help="At least two, with commas between.">
          <Input value={options} maxLength={500} onChange={({ target }) => setOptions(target.value)} />
        </Field>
      )}
      <Segmented
        aria-label="Who is asked"
        options={[
          { value: "all", label: "All clients" },
          { value: "one", label: `Only ${firstName(client.name)}` },
        ]}
        value={whom}
        onValueChange={setWhom}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button variant="secondary" disabled={!isReady} pending={adding.isPending} onClick={() => void add()}>
          Add
        </Button>
      </div>
    </div>
  );
}
