/** What a column of a table by hand may hold. */
export const FIELDS = [
  "date",
  "exercise",
  "weight",
  "bodyFat",
  "reps",
  "seconds",
  "distance",
  "rpe",
  "side",
  "superset",
  "notes",
] as const;
export type Field = (typeof FIELDS)[number];
export const FIELD_LABELS = {
  date: "Date",
  exercise: "Exercise",
  weight: "Weight",
  bodyFat: "Body fat",
  reps: "Repetitions",
  seconds: "Time",
  distance: "Distance",
  rpe: "RPE",
  side: "Left or right",
  superset: "Superset",
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
  date: /^(?:date|datum|day|tag|fecha|data|dato|jour|giorno|dia|when|timestamp|start|paiva|pvm|datetime|nap|time of measurement|дата)/,
  exercise:
    /^(?:exercise|ubung|exercice|ejercicio|esercizio|exercicio|movement|lift|ovning|ovelse|oefening|liike|cwiczenie|gyakorlat|cvik|упражнение)/,
  weight:
    /^(?:weight|load|gewicht|last|poids|charge|peso|carga|carico|vikt|vekt|vaegt|paino|ciezar|suly|vaha|вес|kg|lbs?)(?:kgs?|lbs?)?\b/,
  bodyFat: /^(?:body[ _]?fat|fat(?![- ]?free)|bf|korperfett|kfa|graisse|grasa|grasso|gordura|vet|fett)/,
  reps: /^(?:reps?|repetitions?|wiederholungen|wdh|repeticiones|repetitions|ripetizioni|repeticoes|herhalingen|toistot|powtorzenia|ismetles|opakovani|повторения)\b/,
  seconds: /^(?:time|seconds|secs?|duration|zeit|dauer|tiempo|duree|tempo|tid)\b/,
  distance: /^(?:distance|distanz|strecke|distancia|distanza|afstand|meters|km|miles)\b/,
  rpe: /^rpe\b/,
  side: /^(?:side|limb|seite|lado|cote|lato|zijde|sida|side|strona|oldal|puoli)\b/,
  superset: /^(?:super ?-?sets?|supersatz|supersatze|superserie|superset[ _]?(?:id|group)?)\b/,
  notes: /^(?:notes?|comments?|notiz|notizen|bemerkung|kommentar|notas?|remarques?|opmerking|muistiinpano)\b/,
};

const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|^#/gu, "")
    .trim();

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

/** Whether a table with these columns has body weights. */
export const hasWeighIns = ({ date, exercise, weight, reps, distance }: Columns): boolean =>
  date !== undefined && weight !== undefined && (exercise ?? reps ?? distance) === undefined;

const OF_SCALES = /fat|bmi|water|hydration|muscle|bone|trend|visceral|\b(?:lbm|lbw|bmr)\b/;

/** Whether all columns are understood, or some are of a scale: an exercise may have a name that is not known. */
export function isOfScale(header: readonly string[], columns: Columns): boolean {
  const guessed = Object.values(columns);
  const others = header.map(folded).filter((name, at) => !guessed.includes(at) && !/^$|unit$/.test(name));
  return columns.bodyFat !== undefined || others.length === 0 || others.some((name) => OF_SCALES.test(name));
}

/** Whether a table with these columns has sets or body weights. */
export const isComplete = (columns: Columns): boolean =>
  hasWeighIns(columns) ||
  (columns.date !== undefined &&
    columns.exercise !== undefined &&
    (columns.reps ?? columns.seconds ?? columns.distance) !== undefined);
