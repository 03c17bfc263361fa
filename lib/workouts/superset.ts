/** As many exercises as are done in turn at most. */
export const MAX_SUPERSET = 3;

/** An exercise in its place among others; `withNext` is done in turn with the one after it. */
export interface Linked {
  readonly exerciseName: string;
  readonly withNext: boolean;
}

/** A list of exercises in its supersets; one that stands alone is a superset of its own. */
export function supersetsOf<Item extends Linked>(items: readonly Item[]): Item[][] {
  const supersets: Item[][] = [];
  items.forEach((item, index) => {
    const superset = index > 0 && items[index - 1]?.withNext ? supersets.at(-1) : undefined;
    if (superset) superset.push(item);
    else supersets.push([item]);
  });
  return supersets;
}

/** The superset that an exercise is in; just itself when it stands alone, empty when it is not there. */
export const supersetWith = <Item extends Linked>(items: readonly Item[], exerciseName: string): Item[] =>
  supersetsOf(items).find((superset) => superset.some((item) => item.exerciseName === exerciseName)) ?? [];

/** Puts supersets back together as one list. Too long a superset is cut; no superset leads into the next one. */
function joined<Item extends Linked>(supersets: readonly (readonly Item[])[]): Item[] {
  return supersets.flatMap((superset) =>
    superset.map((item, index) => {
      const withNext = index < superset.length - 1 && (index + 1) % MAX_SUPERSET !== 0;
      return item.withNext === withNext ? item : { ...item, withNext };
    }),
  );
}

/** One place up or down, together with its superset. */
export function moveExercise<Item extends Linked>(
  items: readonly Item[],
  exerciseName: string,
  by: 1 | -1,
): Item[] {
  const supersets = supersetsOf(items);
  const from = supersets.findIndex((superset) => superset.some((item) => item.exerciseName === exerciseName));
  const moved = supersets[from];
  const passed = supersets[from + by];
  if (!moved || !passed) return [...items];
  const order = supersets.with(from, passed).with(from + by, moved);
  return joined(order);
}

/** The others of its superset stay together. */
export const removeExercise = <Item extends Linked>(items: readonly Item[], exerciseName: string): Item[] =>
  joined(supersetsOf(items).map((superset) => superset.filter((item) => item.exerciseName !== exerciseName)));

/** Another exercise in the same place and superset. */
export const swapExercise = <Item extends Linked>(
  items: readonly Item[],
  exerciseName: string,
  other: Item,
): Item[] =>
  items.map((item) => (item.exerciseName === exerciseName ? { ...other, withNext: item.withNext } : item));

/** Makes a superset of an exercise and the ones given, which follow it from wherever they stood or come anew. */
export function linkExercises<Item extends Linked>(
  items: readonly Item[],
  exerciseName: string,
  partners: readonly Item[],
): Item[] {
  const names = new Set(partners.map((partner) => partner.exerciseName));
  const others = supersetsOf(items).map((superset) =>
    superset.filter((item) => !names.has(item.exerciseName)),
  );
  return joined(
    others.map((superset) =>
      superset.some((item) => item.exerciseName === exerciseName) ? [...superset, ...partners] : superset,
    ),
  );
}

/** Takes a superset apart. */
export function unlinkExercises<Item extends Linked>(items: readonly Item[], exerciseName: string): Item[] {
  const apart = new Set(supersetWith(items, exerciseName));
  return items.map((item) => (apart.has(item) && item.withNext ? { ...item, withNext: false } : item));
}

/** How far an exercise of a superset is; the logged sets are among the planned ones. */
export interface Turn {
  readonly exerciseName: string;
  readonly logged: number;
  readonly planned: number;
}

/**
 * What follows a set that was just logged: the next exercise of the round without a rest, or, when the round is
 * complete, a rest and the exercise that is furthest behind. It stays where it is when nothing is left.
 */
export function afterSet(turns: readonly Turn[], exerciseName: string): { next: string; rests: boolean } {
  const at = turns.findIndex((turn) => turn.exerciseName === exerciseName);
  const current = turns[at];
  if (!current) return { next: exerciseName, rests: true };
  const open = turns.filter(({ logged, planned }) => logged < planned);
  const inRound = open.find((turn) => turns.indexOf(turn) > at && turn.logged < current.logged);
  if (inRound) return { next: inRound.exerciseName, rests: false };
  const fewest = Math.min(...open.map(({ logged }) => logged));
  const next = open.find(({ logged }) => logged === fewest);
  return { next: next?.exerciseName ?? exerciseName, rests: true };
}
