import Papa from "papaparse";
import type { UnitSystem } from "@/lib/body/unit-system";
import { FORMULA_LIKE } from "@/lib/text/csv";
import type { ExportedWorkout } from "./schema";

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
  "notes",
  "workout_notes",
];
const LINE_BREAK = "\r\n";

/** The header line. The byte order mark tells spreadsheets that the file is UTF-8. */
export const csvHeader = (system: UnitSystem) => `\uFEFF${columns(system).join(",")}${LINE_BREAK}`;

/** Text that a spreadsheet would run as a formula gets an apostrophe, which our own import removes. */
export function csvLines(workout: ExportedWorkout): string {
  const rows = workout.exercises.flatMap(({ exerciseName, muscleGroup, measure, notes, sets }, place) =>
    sets.map(({ reps, weight, seconds, meters, kind, rpe }, index) => [
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
      index === 0 ? notes : null,
      index === 0 && place === 0 ? workout.note : null,
    ]),
  );
  return Papa.unparse(rows, { newline: LINE_BREAK, escapeFormulae: FORMULA_LIKE }) + LINE_BREAK;
}
