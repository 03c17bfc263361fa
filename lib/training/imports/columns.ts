import { folded } from "./foreign-words";

/** What a column of a table by hand may hold. */
export const FIELDS = [
  "date",
  "clock",
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
  clock: "Time of day",
  exercise: "Exercise",
  weight: "Weight",
  bodyFat: "Body fat",
  reps: "Repetitions",
  seconds: "Duration",
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
const BEGINNINGS: Record<Field, string> = {
  date: "date|datum|day|tag|fecha|data|dato|jour|giorno|dia|paiva|pvm|datetime|nap|tarih|дата|день|ημερομηνια|日付|日期|날짜|तारीख|दिनांक|التاريخ|تاریخ|วันที่|ngay|תאריך",
  clock:
    "clock|time of day|start ?time|start_time|uhrzeit|heure|hora|ora|godzina|tijdstip|kellonaika|klokkeslaet|klokken|saat|время|時刻|時間帯|시각|שעה",
  exercise:
    "exercise|ubung|exercice|ejercicio|esercizio|exercicio|exercitiu|movement|lift|ovning|ovelse|oefening|liike|cwiczenie|gyakorlat|cvik|vjezba|vezba|egzersiz|hareket|упражнение|вправа|ασκηση|種目|动作|動作|운동|व्यायाम|التمرين|تمرین|ท่า|bai tap|תרגיל",
  weight:
    "(?:weight|load|gewicht|last|poids|charge|peso|carga|carico|vikt|vekt|vaegt|paino|ciezar|waga|suly|vaha|zavazi|tezina|greutate|agirlik|kilo|вес|вага|βαρος|重量|重さ|무게|중량|वजन|الوزن|وزن|น้ำหนัก|משקל|kg|lbs?)(?:kgs?|lbs?)?",
  bodyFat:
    "(?:% ?)?body[ _]?fat|masse grasse|fat(?![- ]?free)|bf|korperfett|kfa|graisse|grasa|grasso|gordura|vet|fett|жир|体脂|體脂|체지방",
  reps: "reps?|repetitions?|wiederholungen|wdh|repeticiones|ripetizioni|repeticoes|repetari|herhalingen|gentagelser|toistot|powtorzenia|ismetles|opakovani|ponavljanja|tekrar|повторения|повторы|повторення|επαναληψεις|回数|次数|次數|횟수|반복|दोहराव|التكرارات|تکرار|จำนวนครั้ง|חזרות",
  seconds: "time|seconds|secs?|duration|zeit|dauer|tiempo|duree|tempo|tid",
  distance: "distance|distanz|strecke|distancia|distanza|afstand|meters|km|miles|дистанция|距離|距离",
  rpe: "rpe",
  side: "side|limb|seite|lado|cote|lato|zijde|sida|strona|oldal|puoli",
  superset: "super ?-?sets?|supersatz|supersatze|superserie|superset[ _]?(?:id|group)?",
  notes:
    "notes?|comments?|notiz|notizen|bemerkung|kommentar|notas?|remarques?|opmerking|muistiinpano|uwagi|poznamka|megjegyzes|заметки|примечание|メモ|备注|메모",
};
/** Other letters may go on behind these, as in `Datumszeit`; the others have to be whole words. */
const OPEN_ENDED: ReadonlySet<Field> = new Set(["date", "exercise", "bodyFat"]);
const NAMES = Object.fromEntries(
  FIELDS.map((field) => [
    field,
    new RegExp(`^(?:${BEGINNINGS[field]})${OPEN_ENDED.has(field) ? "" : "(?![\\p{L}\\p{M}])"}`, "u"),
  ]),
) as Record<Field, RegExp>;
/** Less certain names, for a table without exercises in which no column has a name from above. */
const ELSE: Partial<Record<Field, RegExp>> = {
  date: /^(?:when|timestamp|start|time$|time of measurement)/,
  weight:
    /^(?:(?:my |average |morning )?(?:body ?-?)?weight|korpergewicht|poids|peso|lichaamsgewicht|kropps?vikt|kropsvaegt|kehonpaino|testtomeg|telesna|masa|вес|масса|体重|體重|체중)/,
};

const foldedName = (name: string): string => folded(name).replace(/^#/, "").trim();

/** Each column for one field at most, the first that fits. */
export function guessColumns(header: readonly string[]): Columns {
  const names = header.map(foldedName);
  const taken = new Set<number>();
  const found: Columns = {};
  for (const field of FIELDS) {
    const first = (known: RegExp) => names.findIndex((name, at) => !taken.has(at) && known.test(name));
    const other = found.exercise === undefined ? ELSE[field] : undefined;
    const named = first(NAMES[field]);
    const at = named < 0 && other ? first(other) : named;
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
  const others = header.map(foldedName).filter((name, at) => !guessed.includes(at) && !/^$|unit$/.test(name));
  return columns.bodyFat !== undefined || others.length === 0 || others.some((name) => OF_SCALES.test(name));
}

/** Whether a table with these columns has sets or body weights. */
export const isComplete = (columns: Columns): boolean =>
  hasWeighIns(columns) ||
  (columns.date !== undefined &&
    columns.exercise !== undefined &&
    (columns.reps ?? columns.seconds ?? columns.distance) !== undefined);
