/** As many exercises as are done in turn at most. */
export const MAX_SUPERSET = 3;

/** An exercise of a session in its place; `withNext` is done in turn with the one after it. */
export interface Linked {
  readonly withNext: boolean;
}

/** A session in its supersets; an exercise that stands alone is one of its own. */
export function supersetsOf<Item extends Linked>(items: readonly Item[]): Item[][] {
  const supersets: Item[][] = [];
  items.forEach((item, index) => {
    const superset = index > 0 && items[index - 1]?.withNext ? supersets.at(-1) : undefined;
    if (superset) superset.push(item);
    else supersets.push([item]);
  });
  return supersets;
}

/** The items with links that hold: none from the last one, none that would make a superset too long. */
export function tidyLinks<Item extends Linked>(items: readonly Item[]): Item[] {
  let length = 1;
  return items.map((item, index) => {
    const withNext = item.withNext && index < items.length - 1 && length < MAX_SUPERSET;
    length = withNext ? length + 1 : 1;
    return item.withNext === withNext ? item : { ...item, withNext };
  });
}

/** How far an exercise of a superset is. */
export interface Turn {
  readonly exerciseName: string;
  readonly logged: number;
  /** All its sets, the logged ones among them. */
  readonly planned: number;
}

/**
 * What follows a set that was just logged: the next exercise of the round without a rest, or, when the round is
 * complete, a rest and the first exercise that still has sets. Stays where it is when nothing is left.
 */
export function afterSet(turns: readonly Turn[], exerciseName: string): { next: string; rests: boolean } {
  const at = turns.findIndex((turn) => turn.exerciseName === exerciseName);
  const current = turns[at];
  if (!current) return { next: exerciseName, rests: true };
  const hasSets = ({ logged, planned }: Turn) => logged < planned;
  const inRound = turns.slice(at + 1).find((turn) => hasSets(turn) && turn.logged < current.logged);
  if (inRound) return { next: inRound.exerciseName, rests: false };
  const open = turns.filter(hasSets);
  const fewest = Math.min(...open.map(({ logged }) => logged));
  const next = open.find(({ logged }) => logged === fewest);
  return { next: next?.exerciseName ?? exerciseName, rests: true };
}
