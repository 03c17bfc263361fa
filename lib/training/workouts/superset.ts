export const MAX_SUPERSET = 3;

export interface Linked {
  readonly exerciseName: string;
  readonly withNext: boolean;
}

/** Splits a list into its supersets. A single exercise is a superset of one. */
export function supersetsOf<Item extends Linked>(items: readonly Item[]): Item[][] {
  const supersets: Item[][] = [];
  items.forEach((item, index) => {
    const superset = index > 0 && items[index - 1]?.withNext ? supersets.at(-1) : undefined;
    if (superset) superset.push(item);
    else supersets.push([item]);
  });
  return supersets;
}

export const supersetWith = <Item extends Linked>(items: readonly Item[], exerciseName: string): Item[] =>
  supersetsOf(items).find((superset) => superset.some((item) => item.exerciseName === exerciseName)) ?? [];

/** Joins supersets to one list. Splits supersets that are too long. */
function joined<Item extends Linked>(supersets: readonly (readonly Item[])[]): Item[] {
  return supersets.flatMap((superset) =>
    superset.map((item, index) => {
      const withNext = index < superset.length - 1 && (index + 1) % MAX_SUPERSET !== 0;
      return item.withNext === withNext ? item : { ...item, withNext };
    }),
  );
}

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

export const removeExercise = <Item extends Linked>(items: readonly Item[], exerciseName: string): Item[] =>
  joined(supersetsOf(items).map((superset) => superset.filter((item) => item.exerciseName !== exerciseName)));

export const swapExercise = <Item extends Linked>(
  items: readonly Item[],
  exerciseName: string,
  other: Item,
): Item[] =>
  items.map((item) => (item.exerciseName === exerciseName ? { ...other, withNext: item.withNext } : item));

/** Adds `partners` to the superset of an exercise. They may be new or come from another place in the list. */
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

export function unlinkExercises<Item extends Linked>(items: readonly Item[], exerciseName: string): Item[] {
  const apart = new Set(supersetWith(items, exerciseName));
  return items.map((item) => (apart.has(item) && item.withNext ? { ...item, withNext: false } : item));
}

export interface Turn {
  readonly exerciseName: string;
  readonly logged: number;
  readonly planned: number;
}

/** The next exercise of the round without a rest; after the last one, a rest and the one furthest behind. */
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
