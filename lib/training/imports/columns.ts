/** What a column of a table by hand may hold. */
export const FIELDS = ["date", "exercise", "weight", "reps", "seconds", "distance", "rpe", "notes"] as const;
export type Field = (typeof FIELDS)[number];
export const FIELD_LABELS = {
  date: "Date",
  exercise: "Exercise",
  weight: "Weight",
  reps: "Repetitions",
  seconds: "Time",
  distance: "Distance",
  rpe: "RPE",
  notes: "Notes",
} as const satisfies Record<Field, string>;

/** Indexes of columns by what they hold. */
export type Columns = Partial<Record<Field, number>>;

/** A table that no known app wrote, for the trainer to say what its columns are. */
export interface UnknownTable {
  readonly header: readonly string[];
  /** The first row. */
  readonly sample: readonly string[];
  readonly guess: Columns;
}

/** Beginnings of the names that people give to columns, folded. */
const NAMES: Record<Field, RegExp> = {
  date: /^(?:date|datum|day|tag|fecha|data|dato|jour|giorno|dia|when|timestamp|start|paiva|pvm|datetime|nap|дата)/,
  exercise:
    /^(?:exercise|ubung|exercice|ejercicio|esercizio|exercicio|movement|lift|ovning|ovelse|oefening|liike|cwiczenie|gyakorlat|cvik|упражнение)/,
  weight:
    /^(?:weight|load|gewicht|last|poids|charge|peso|carga|carico|vikt|vekt|vaegt|paino|ciezar|suly|vaha|вес|kg|lbs?)\b/,
  reps: /^(?:reps?|repetitions?|wiederholungen|wdh|repeticiones|repetitions|ripetizioni|repeticoes|herhalingen|toistot|powtorzenia|ismetles|opakovani|повторения)\b/,
  seconds: /^(?:time|seconds|secs?|duration|zeit|dauer|tiempo|duree|tempo|tid)\b/,
  distance: /^(?:distance|distanz|strecke|distancia|distanza|afstand|meters|km|miles)\b/,
  rpe: /^rpe\b/,
  notes: /^(?:notes?|comments?|notiz|notizen|bemerkung|kommentar|notas?|remarques?|opmerking|muistiinpano)\b/,
};

const folded = (name: string): string => name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();

/** Each column for one field at most, the first that fits. */
export function guessColumns(header: readonly string[]): Columns {
  const names = header.map(folded);
  const taken = new Set<number>();
  const found: Columns = {};
  for (const field of FIELDS) {
    const at = names.findIndex((name, column) => !taken.has(column) && NAMES[field].test(name));
    if (at < 0) continue;
    taken.add(at);
    found[field] = at;
  }
  return found;
}

/** Whether a table with these columns has sets. */
export const isComplete = ({ date, exercise, reps, seconds, distance }: Columns): boolean =>
  date !== undefined && exercise !== undefined && (reps ?? seconds ?? distance) !== undefined;
