"use client";

import { FileSpreadsheet } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { useUnits } from "@/lib/browser/use-units";
import type { Target } from "@/lib/imports/match";
import { namesIn } from "@/lib/imports/names";
import { type ImportPlan, planImport } from "@/lib/imports/plan";
import { SOURCE_LABELS, type WeightUnit } from "@/lib/imports/source-file";
import { BrokenRows } from "./broken-rows";
import { ImportBar } from "./import-bar";
import { ImportFacts } from "./import-facts";
import { reviewTexts } from "./texts";
import { UnitQuestion } from "./unit-question";
import { UnmatchedNames } from "./unmatched-names";
import type { ImportProgress, ReadImport } from "./use-import";

type ImportReviewProps = {
  clientName: string;
  read: ReadImport;
  problem: string | null;
  /** While it is being sent. */
  progress: ImportProgress | null;
  onChange: () => void;
  onImport: (plan: ImportPlan) => void;
};

/** What the file holds and what would be saved: facts first, then the one question, then only unmatched names. */
export function ImportReview({ clientName, read, onChange, onImport, ...sending }: ImportReviewProps) {
  const system = useUnits();
  const { file, fileName, preview } = read;
  const names = useMemo(() => namesIn(file, preview.exercises), [file, preview]);
  const [unit, setUnit] = useState<WeightUnit | null>(system.unitOfFiles);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Target | null>>(new Map());
  const heaviest = useMemo(() => heaviestWithoutUnit(file), [file]);
  const plan = useMemo(() => {
    const targets = new Map(
      names.map(({ key, proposal }) => [key, answers.has(key) ? (answers.get(key) ?? null) : proposal]),
    );
    return planImport(file, {
      // What the weights are taken for while the question is open; nothing can be saved before it is answered.
      unit: unit ?? system.weightUnit,
      system,
      targets,
      knownKeys: new Set(preview.knownKeys),
    });
  }, [file, preview, names, unit, answers, system]);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <div className="flex items-center gap-3.5">
        <span className="grid size-12 shrink-0 place-items-center rounded-icon bg-secondary">
          <FileSpreadsheet aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong">{fileName}</p>
          <p className="break-words text-muted-foreground text-sm">
            {reviewTexts.source(SOURCE_LABELS[file.source], clientName)}
          </p>
        </div>
        <Button variant="ghost" size="sm" disabled={sending.progress !== null} onClick={onChange}>
          {reviewTexts.change}
        </Button>
      </div>
      <ImportFacts file={file} plan={plan} />
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
        isUnitOpen={heaviest > 0 && unit === null}
        onImport={() => onImport(plan)}
      />
    </div>
  );
}

/** The heaviest set whose unit the file does not say; 0 where it always does. */
function heaviestWithoutUnit({ workouts }: ReadImport["file"]): number {
  let heaviest = 0;
  for (const { exercises } of workouts)
    for (const { sets } of exercises)
      for (const { unit, weight } of sets) if (unit === null && weight > heaviest) heaviest = weight;
  return heaviest;
}
