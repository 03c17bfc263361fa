"use client";

import { Eye, FileSpreadsheet } from "lucide-react";
import { useMemo, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { SheetFooter } from "@/components/ui/sheet";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import { counted, grouped } from "@/lib/text/numbers";
import { namesIn, type Target } from "@/lib/training/imports/match";
import { type ImportPlan, planImport } from "@/lib/training/imports/plan";
import type { AnsweredName } from "@/lib/training/imports/schema";
import {
  type BrokenRow,
  type FileChoices,
  SOURCE_LABELS,
  type SourceFile,
  type WeightUnit,
} from "@/lib/training/imports/source-file";
import { EncodingChoice, openQuestions, ReadingQuestions, SameQuestion } from "./reading-questions";
import { UnitQuestion } from "./unit-question";
import { UnmatchedNames } from "./unmatched-names";
import type { ImportProgress, ReadImport } from "./use-import";

function ImportFacts({ file, plan }: { file: SourceFile; plan: ImportPlan }) {
  const facts = [
    ["Workouts", plan.workouts.length],
    ["Sets", plan.sets],
    ["Exercises", plan.exercises],
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-3 border-t">
        {facts.map(([label, value], index) => (
          <div key={label} className={index === 0 ? "pt-3" : "border-l pt-3 pl-3.5"}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="num text-num-sm">{grouped(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{sentences(file, plan).join(" ")}</p>
    </div>
  );
}

function sentences({ workouts, withoutReps, doubled }: SourceFile, { duplicates }: ImportPlan): string[] {
  const days = workouts.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const now = new Date();
  return [
    first && last ? `${dayText(first, now)} to ${dayText(last, now)}.` : "",
    duplicates > 0
      ? duplicates === 1
        ? "1 workout is already here and is skipped."
        : `${counted(duplicates, "workout")} are already here and are skipped.`
      : "",
    doubled > 0
      ? `${counted(doubled, "row")} that ${doubled === 1 ? "is" : "are"} in the file twice ${doubled === 1 ? "is" : "are"} skipped.`
      : "",
    withoutReps > 0
      ? withoutReps === 1
        ? "1 row without a set is skipped."
        : `${counted(withoutReps, "row")} without a set are skipped.`
      : "",
  ].filter(Boolean);
}

const SHOWN = 100;

/** Rows that cannot be imported; all others are. */
function BrokenRows({ rows }: { rows: readonly BrokenRow[] }) {
  if (rows.length === 0) return null;
  const hidden = rows.length - SHOWN;
  return (
    <section aria-labelledby="broken-rows">
      <h3 id="broken-rows" className="font-strong text-lg">
        {counted(rows.length, "row")} cannot be read
      </h3>
      <p className="text-muted-foreground text-sm">They are skipped; all others are imported.</p>
      <ul className="mt-1.5 text-sm">
        {rows.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line} className="break-words border-b py-1.5 last:border-b-0">
            <span className="num text-muted-foreground tracking-normal">Line {line}</span> {reason}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-muted-foreground text-sm">and {hidden} more</p>}
    </section>
  );
}

type ImportReviewProps = {
  clientName: string;
  read: ReadImport;
  problem: string | null;
  /** Set during the upload. */
  progress: ImportProgress | null;
  onChange: () => void;
  onAnswer: (choice: FileChoices) => void;
  onImport: (plan: ImportPlan, answers: AnsweredName[]) => void;
};

/** The preview before saving: facts, what the file does not say, and unmatched names. */
export function ImportReview({
  clientName,
  read,
  onChange,
  onAnswer,
  onImport,
  ...sending
}: ImportReviewProps) {
  const system = useUnits();
  const { file, fileName, preview } = read;
  const names = useMemo(() => {
    const remembered = new Map(preview.answers.map(({ name, answer }) => [name, answer]));
    return namesIn(file, preview.exercises, remembered);
  }, [file, preview]);
  const [unit, setUnit] = useState<WeightUnit | null>(system.unitOfFiles);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Target | null>>(new Map());
  const [isSame, setIsSame] = useState<"yes" | "no">();
  const heaviest = useMemo(() => heaviestWithoutUnit(file), [file]);
  const plan = useMemo(() => {
    const targets = new Map(
      names.map(({ key, proposal }) => [key, answers.has(key) ? (answers.get(key) ?? null) : proposal]),
    );
    return planImport(file, {
      // A provisional unit for the preview; saving needs an answer.
      unit: unit ?? system.weightUnit,
      system,
      targets,
      knownKeys: new Set(
        isSame === "no" ? preview.knownKeys : [...preview.knownKeys, ...preview.similarKeys],
      ),
    });
  }, [file, preview, names, unit, answers, isSame, system]);
  const openQuestion =
    heaviest > 0 && unit === null
      ? "unit"
      : preview.similarKeys.length > 0 && isSame === undefined
        ? "answer about equal workouts"
        : openQuestions(read);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <div className="flex items-center gap-3.5">
        <span className="grid size-12 shrink-0 place-items-center rounded-icon bg-secondary">
          <FileSpreadsheet aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong">{fileName}</p>
          <p className="break-words text-muted-foreground text-sm">
            {SOURCE_LABELS[file.source]}
            {file.source === "table" ? "" : " export"}, for {clientName}
          </p>
        </div>
        <Button variant="ghost" size="sm" disabled={sending.progress !== null} onClick={onChange}>
          Change
        </Button>
      </div>
      <ImportFacts file={file} plan={plan} />
      <EncodingChoice file={file} onAnswer={onAnswer} />
      <ReadingQuestions read={read} onAnswer={onAnswer} />
      <SameQuestion count={preview.similarKeys.length} value={isSame} onChoose={setIsSame} />
      {heaviest > 0 && <UnitQuestion heaviest={heaviest} unit={unit} onChange={setUnit} />}
      <UnmatchedNames
        names={names.filter(({ isMatched }) => !isMatched)}
        total={names.length}
        own={preview.exercises}
        answers={answers}
        onAnswer={(key, target) => setAnswers(new Map(answers).set(key, target))}
      />
      <BrokenRows rows={plan.broken} />
      <ImportBar
        {...sending}
        count={plan.workouts.length}
        open={openQuestion}
        onImport={() =>
          onImport(
            plan,
            [...answers].map(([name, answer]) => ({ name, answer })),
          )
        }
      />
    </div>
  );
}

/** The heaviest set without a unit; 0 if the file has units. */
function heaviestWithoutUnit({ workouts }: ReadImport["file"]): number {
  let heaviest = 0;
  for (const { exercises } of workouts)
    for (const { sets } of exercises)
      for (const { unit, weight } of sets) if (unit === null && weight > heaviest) heaviest = weight;
  return heaviest;
}

type ImportBarProps = {
  count: number;
  /** What must be answered first. */
  open: string | null;
  problem: string | null;
  progress: ImportProgress | null;
  onImport: () => void;
};

/** Sticks to the bottom and says that nothing is saved yet. */
function ImportBar({ count, open, problem, progress, onImport }: ImportBarProps) {
  return (
    <SheetFooter className="grid gap-2">
      {problem && <Alert>{problem}</Alert>}
      {progress ? (
        <>
          <p role="status" className="text-muted-foreground text-sm">
            {progress.done} of {progress.total} workouts saved. Keep this page open.
          </p>
          <Progress aria-label="Import" value={progress.done} max={progress.total} />
        </>
      ) : (
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <Eye aria-hidden className="size-[18px] shrink-0" />
          {hint(problem !== null, open)}
        </p>
      )}
      <Button disabled={count === 0 || open !== null} pending={progress !== null} onClick={onImport}>
        {count === 0 ? "Nothing to import" : `Import ${counted(count, "workout")}`}
      </Button>
    </SheetFooter>
  );
}

function hint(isStopped: boolean, open: string | null): string {
  if (isStopped) return "Workouts that are already saved are skipped.";
  return open === null
    ? "Preview. Nothing has been saved yet."
    : `Choose the ${open} first. Nothing has been saved yet.`;
}
