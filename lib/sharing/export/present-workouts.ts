import Papa from "papaparse";
import { filedWeight } from "@/lib/body/exactness";
import type { UnitSystem } from "@/lib/body/unit-system";
import { isoDay, MINUTE_MS } from "@/lib/text/calendar/days";
import { FORMULA_LIKE } from "@/lib/text/csv";
import type { Measure } from "@/lib/training/catalogue/measure";
import { ExportedWorkout, type WorkoutsFormat } from "./schema";

type SetRow = { reps: number; weightLbs: number } & Pick<
  ExportedWorkout["exercises"][number]["sets"][number],
  "kind" | "rpe" | "seconds" | "meters" | "limb"
>;
type WorkoutRow = {
  id: string;
  performedAt: Date;
  endedAt: Date;
  localDate: Date;
  timezoneOffset: number;
  muscleGroup: ExportedWorkout["muscleGroup"];
  note: string | null;
  isDeload: boolean;
  linkId: string | null;
  entries: {
    notes: string | null;
    exercise: { name: string; muscleGroup: ExportedWorkout["muscleGroup"]; measure: Measure };
    sets: SetRow[];
  }[];
};

export const presentWorkout = (workout: WorkoutRow, system: UnitSystem): ExportedWorkout =>
  ExportedWorkout.parse({
    id: workout.id,
    performedAt: workout.performedAt.toISOString(),
    date: isoDay(workout.localDate),
    time: timeOf(workout),
    muscleGroup: workout.muscleGroup,
    note: workout.note,
    minutes: Math.round((workout.endedAt.getTime() - workout.performedAt.getTime()) / MINUTE_MS),
    ...(workout.isDeload && { isDeload: true }),
    ...(workout.linkId && { isReported: true }),
    exercises: workout.entries.map(({ exercise, notes, sets }) => ({
      exerciseName: exercise.name,
      muscleGroup: exercise.muscleGroup,
      measure: exercise.measure,
      notes,
      sets: sets.map(({ weightLbs, ...set }) => ({ ...set, weight: filedWeight(weightLbs, system) })),
    })),
  } satisfies ExportedWorkout);

const timeOf = ({ performedAt, timezoneOffset }: WorkoutRow): string =>
  new Date(performedAt.getTime() - timezoneOffset * MINUTE_MS).toISOString().slice(11, 16);

export async function* workoutLines(
  pages: AsyncIterable<readonly ExportedWorkout[]>,
  format: WorkoutsFormat["format"],
  about: { client: string; exportedAt: string; system: UnitSystem },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  if (format === "csv") {
    yield encoder.encode(csvHeader(about.system));
    for await (const page of pages) yield encoder.encode(page.map(csvLines).join(""));
    return;
  }
  const { system, ...named } = about;
  const units = { weight: system.weightUnit };
  const head = JSON.stringify({ format: "formcast-workouts", formatVersion: 1, ...named, units });
  yield encoder.encode(`${head.slice(0, -1)},"workouts":[`);
  let separator = "\n";
  for await (const page of pages)
    for (const workout of page) {
      yield encoder.encode(separator + JSON.stringify(workout));
      separator = ",\n";
    }
  yield encoder.encode("\n]}\n");
}

const columns = ({ weightUnit }: UnitSystem) => [
  "workout_id",
  "date",
  "muscle_group",
  "exercise",
  "set",
  "set_type",
  `weight_${weightUnit}`,
  "reps",
  "seconds",
  "meters",
  "measure",
  "rpe",
  "side",
  "notes",
  "workout_notes",
  "workout_group",
  "duration_minutes",
];
const LINE_BREAK = "\r\n";

/** The header line. The byte order mark tells spreadsheets that the file is UTF-8. */
const csvHeader = (system: UnitSystem) => `\uFEFF${columns(system).join(",")}${LINE_BREAK}`;

/** Text that a spreadsheet would run as a formula gets an apostrophe, which our own import removes. */
function csvLines(workout: ExportedWorkout): string {
  const rows = workout.exercises.flatMap(({ exerciseName, muscleGroup, measure, notes, sets }, place) =>
    sets.map(({ reps, weight, seconds, meters, kind, rpe, limb }, index) => [
      workout.id,
      `${workout.date} ${workout.time}`,
      muscleGroup,
      exerciseName,
      index + 1,
      kind,
      weight,
      reps,
      seconds,
      meters,
      measure,
      rpe,
      limb,
      index === 0 ? notes : null,
      index === 0 && place === 0 ? workout.note : null,
      workout.muscleGroup,
      workout.minutes,
    ]),
  );
  return Papa.unparse(rows, { newline: LINE_BREAK, escapeFormulae: FORMULA_LIKE }) + LINE_BREAK;
}
