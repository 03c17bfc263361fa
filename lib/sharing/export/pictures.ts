import type { Side } from "@/lib/body/body";

type PhotoLike = { id: string; side: Side | null; takenAt: Date };
type GenerationLike = { createdAt: Date; images: readonly { id: string; side: Side; step: number }[] };

/** By id: `photos/2026-11-20_front.jpg`, `images/2026-11-20/step1_front.jpg`. Repeated names get a number. */
export function pictureFiles(
  photos: readonly PhotoLike[],
  generations: readonly GenerationLike[],
  dayOf: (instant: Date) => string,
): Map<string, string> {
  const unique = uniqueNames();
  const files = new Map<string, string>();
  for (const { id, side, takenAt } of photos)
    files.set(id, `${unique(`photos/${dayOf(takenAt)}_${side ?? "front"}`)}.jpg`);
  for (const { createdAt, images } of generations) {
    const folder = unique(`images/${dayOf(createdAt)}`);
    for (const { id, side, step } of images) files.set(id, `${unique(`${folder}/step${step}_${side}`)}.jpg`);
  }
  return files;
}

function uniqueNames(): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name}_${count}`;
  };
}
