import type { Side } from "@/lib/body/body";

type PhotoLike = { id: string; side: Side | null; takenAt: Date };
type GenerationLike = { createdAt: Date; images: readonly { id: string; side: Side; step: number }[] };

/**
 * Where each picture of a client stands in the archive, by its id: `photos/2026-11-20_front.jpg`,
 * `images/2026-11-20/step1_front.jpg`. What a day has twice is numbered.
 */
export function pictureFiles(
  photos: readonly PhotoLike[],
  generations: readonly GenerationLike[],
  dayOf: (instant: Date) => string,
): Map<string, string> {
  const unique = numberingRepeats();
  const files = new Map<string, string>();
  for (const { id, side, takenAt } of photos)
    files.set(id, `${unique(`photos/${dayOf(takenAt)}_${side ?? "front"}`)}.jpg`);
  for (const { createdAt, images } of generations) {
    const folder = unique(`images/${dayOf(createdAt)}`);
    for (const { id, side, step } of images) files.set(id, `${unique(`${folder}/step${step}_${side}`)}.jpg`);
  }
  return files;
}

/** Gives a name back as it is the first time, and numbered when it has been given before. */
function numberingRepeats(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count === 1 ? name : `${name}_${count}`;
  };
}
