"use client";

import { Eye, FileSpreadsheet } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { SheetFooter } from "@/components/ui/sheet";
import { useUnits } from "@/lib/platform/browser/use-units";
import { counted } from "@/lib/text/numbers";
import type { PlanAnswers, PlanFacts } from "@/lib/training/imports/held-file";
import type { Target } from "@/lib/training/imports/match";
import type { AnsweredName } from "@/lib/training/imports/schema";
import { type FileChoices, SOURCE_LABELS, type WeightUnit } from "@/lib/training/imports/source-file";
import { ImportFacts } from "./import-facts";
import { EncodingChoice, openQuestions, ReadingQuestions, SameQuestion } from "./reading-questions";
import { UnitQuestion } from "./unit-question";
import { UnmatchedNames } from "./unmatched-names";
import type { ImportProgress, ReadImport } from "./use-import";

/** Rows that cannot be imported; all others are. */
function BrokenRows({ plan: { broken, brokenRows } }: { plan: PlanFacts }) {
  if (brokenRows === 0) return null;
  const hidden = brokenRows - broken.length;
  return (
    <section aria-labelledby="broken-rows">
      <h3 id="broken-rows" className="font-strong text-lg">
        {counted(brokenRows, "row")} cannot be read
      </h3>
      <p className="text-muted-foreground text-sm">They are skipped; all others are imported.</p>
      <ul className="mt-1.5 text-sm">
        {broken.map(({ line, reason }) => (
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
  onImport: (plan: PlanFacts, answers: AnsweredName[]) => void;
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
  const { facts, fileName, names, preview } = read;
  const { isScale, heaviestWithoutUnit: heaviest } = facts;
  const [unit, setUnit] = useState<WeightUnit | null>(system.unitOfFiles);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Target | null>>(new Map());
  const [isSame, setIsSame] = useState<"yes" | "no">();
  const by = useMemo<PlanAnswers>(
    () => ({
      // A provisional unit for the preview; saving needs an answer.
      unit: unit ?? system.weightUnit,
      system: { units: system.units, mark: system.mark },
      targets: new Map(
        names.map(({ key, proposal }) => [key, answers.has(key) ? (answers.get(key) ?? null) : proposal]),
      ),
      weighIns: preview.weighIns,
      knownKeys: new Set(
        isSame === "no" ? preview.knownKeys : [...preview.knownKeys, ...preview.similarKeys],
      ),
    }),
    [preview, names, unit, answers, isSame, system],
  );
  const { plan, isSettled } = usePlan(read, by);
  const openQuestion =
    heaviest > 0 && unit === null
      ? "unit"
      : preview.similarKeys.length > 0 && isSame === undefined
        ? "answer about equal workouts"
        : openQuestions(read);
  if (!plan) return null;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <div className="flex items-center gap-3.5">
        <span className="grid size-12 shrink-0 place-items-center rounded-icon bg-secondary">
          <FileSpreadsheet aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong">{fileName}</p>
          <p className="break-words text-muted-foreground text-sm">
            {SOURCE_LABELS[facts.source]}
            {facts.source === "table" || isScale ? "" : " export"}, for {clientName}
          </p>
        </div>
        <Button variant="ghost" size="sm" disabled={sending.progress !== null} onClick={onChange}>
          Change
        </Button>
      </div>
      <ImportFacts file={facts} plan={plan} />
      <EncodingChoice file={facts} onAnswer={onAnswer} />
      <ReadingQuestions read={read} onAnswer={onAnswer} />
      <SameQuestion count={preview.similarKeys.length} value={isSame} onChoose={setIsSame} />
      {heaviest > 0 && (
        <UnitQuestion of={isScale ? "weigh-in" : "set"} heaviest={heaviest} unit={unit} onChange={setUnit} />
      )}
      <UnmatchedNames
        names={names.filter(({ isMatched }) => !isMatched)}
        total={names.length}
        own={preview.exercises}
        answers={answers}
        onAnswer={(key, target) => setAnswers(new Map(answers).set(key, target))}
      />
      <BrokenRows plan={plan} />
      <ImportBar
        {...sending}
        count={plan.count}
        isSettled={isSettled}
        what={isScale ? "weigh-in" : "workout"}
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

/** What would be imported by the latest answers; while that is worked out, what the answers before them gave. */
function usePlan({ open }: ReadImport, by: PlanAnswers) {
  const [planned, setPlanned] = useState<{ by: PlanAnswers; plan: PlanFacts }>();
  useEffect(() => {
    let isCurrent = true;
    void open.plan(by).then((plan) => {
      if (isCurrent) setPlanned({ by, plan });
    });
    return () => {
      isCurrent = false;
    };
  }, [open, by]);
  return { plan: planned?.plan, isSettled: planned?.by === by };
}

type ImportBarProps = {
  count: number;
  /** Whether the count belongs to the latest answers. */
  isSettled: boolean;
  what: "workout" | "weigh-in";
  /** What must be answered first. */
  open: string | null;
  problem: string | null;
  progress: ImportProgress | null;
  onImport: () => void;
};

/** Sticks to the bottom and says that nothing is saved yet. */
function ImportBar({ count, isSettled, what, open, problem, progress, onImport }: ImportBarProps) {
  return (
    <SheetFooter className="grid gap-2">
      {problem && <Alert>{problem}</Alert>}
      {progress ? (
        <>
          <p role="status" className="text-muted-foreground text-sm">
            {progress.done} of {progress.total} {what}s saved. Keep this page open.
          </p>
          <Progress aria-label="Import" value={progress.done} max={progress.total} />
        </>
      ) : (
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <Eye aria-hidden className="size-[18px] shrink-0" />
          {hint(problem !== null, open, what)}
        </p>
      )}
      <Button
        disabled={count === 0 || open !== null || !isSettled}
        pending={progress !== null}
        onClick={onImport}
      >
        {count === 0 ? "Nothing to import" : `Import ${counted(count, what)}`}
      </Button>
    </SheetFooter>
  );
}

function hint(isStopped: boolean, open: string | null, what: "workout" | "weigh-in"): string {
  if (isStopped)
    return `${what === "workout" ? "Workouts" : "Weigh-ins"} that are already saved are skipped.`;
  return open === null
    ? "Preview. Nothing has been saved yet."
    : `Choose the ${open} first. Nothing has been saved yet.`;
}
