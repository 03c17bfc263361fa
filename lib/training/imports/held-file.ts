import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { requestsOf } from "./chunks";
import { type NameInFile, namesIn, type Target } from "./match";
import { type ImportPlan, planImport } from "./plan";
import { type ReadFile, type RowsRead, readBytes, type Unread } from "./read-file";
import { questionOf } from "./sameness";
import type { ImportPreview } from "./schema";
import type { BrokenRow, FileChoices, SourceFile, WeightUnit } from "./source-file";

/** @property today the trainer's date, YYYY-MM-DD */
export type FileToRead = { file: Blob; today: string; choices: FileChoices };

/**
 * What a page shows of a file.
 * @property heaviestWithoutUnit in whichever unit it is; 0 if the file has units
 * @property days the first and the last, YYYY-MM-DD
 */
export type FileFacts = Pick<
  ReadFile,
  "source" | "encoding" | "withoutReps" | "doubled" | "dates" | "decimal"
> & {
  isScale: boolean;
  heaviestWithoutUnit: number;
  days: readonly string[];
};

export type PlanAnswers = {
  /** For weights without a unit. */
  unit: WeightUnit;
  /** In which refused loads are told. */
  system: Pick<UnitSystem, "units" | "mark">;
  targets: ReadonlyMap<string, Target | null>;
  knownKeys: ReadonlySet<string>;
  weighIns: ImportPreview["weighIns"];
};

/** @property count workouts or weigh-ins to import */
export type PlanFacts = Pick<ImportPlan, "sets" | "exercises" | "duplicates" | "withoutFat"> & {
  count: number;
  withFat: number;
  broken: readonly BrokenRow[];
  brokenRows: number;
};

const BROKEN_SHOWN = 100;

export type HeldFile = ReturnType<typeof heldFile>;

/** Keeps a file where it was read, since a copy of 50,000 sets would freeze the page; only what is shown or sent leaves. */
export function heldFile() {
  let read: ReadFile | undefined;
  let planned: ImportPlan | undefined;
  let requests: ReturnType<typeof requestsOf> = [];
  const held = (): ReadFile => {
    if (!read) throw new Error("No file has been read.");
    return read;
  };
  return {
    read: async (
      { file, today, choices }: FileToRead,
      onRows: (rows: RowsRead) => void,
    ): Promise<FileFacts | Unread> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const answer = readBytes(bytes, today, { ...choices, onRows });
      if ("problem" in answer) return answer;
      read = answer;
      return factsOf(answer);
    },
    question: async () => questionOf(held()),
    names: async ({ exercises, answers }: ImportPreview): Promise<NameInFile[]> =>
      namesIn(held(), exercises, new Map(answers.map(({ name, answer }) => [name, answer]))),
    plan: async (answers: PlanAnswers): Promise<PlanFacts> => {
      planned = planOf(held(), answers);
      return planFacts(planned);
    },
    /** Of the last plan. @returns how many requests the import takes, which `request` then gives one by one */
    prepare: async (): Promise<number> => {
      requests = planned ? requestsOf(planned) : [];
      return requests.length;
    },
    request: async (at: number) => requests[at],
  };
}

function factsOf({ workouts, weighIns, ...file }: ReadFile): FileFacts {
  const { source, encoding, withoutReps, doubled, dates, decimal } = file;
  const days = [...workouts, ...weighIns].map(({ date }) => date).toSorted();
  return {
    ...{ source, encoding, withoutReps, doubled, dates, decimal },
    isScale: weighIns.length > 0,
    heaviestWithoutUnit: heaviestWithoutUnit({ workouts, weighIns }),
    days: [...new Set([days.slice(0, 1), days.slice(-1)].flat())],
  };
}

function heaviestWithoutUnit({ workouts, weighIns }: Pick<SourceFile, "workouts" | "weighIns">): number {
  let heaviest = 0;
  for (const { unit, weight } of weighIns) if (unit === null && weight > heaviest) heaviest = weight;
  for (const { exercises } of workouts)
    for (const { sets } of exercises)
      for (const { unit, weight } of sets) if (unit === null && weight > heaviest) heaviest = weight;
  return heaviest;
}

const planOf = (file: ReadFile, { system, weighIns, ...answers }: PlanAnswers): ImportPlan =>
  planImport(file, {
    ...answers,
    system: unitSystem(system.units, system.mark),
    weighIns: weighIns.map(({ takenAt, weight }) => ({ takenAt: new Date(takenAt), weightLbs: weight })),
  });

const planFacts = ({ workouts, weighIns, broken, ...plan }: ImportPlan): PlanFacts => ({
  ...plan,
  count: workouts.length + weighIns.length,
  withFat: weighIns.filter(({ bodyFat }) => bodyFat !== undefined).length,
  broken: broken.slice(0, BROKEN_SHOWN),
  brokenRows: broken.length,
});
