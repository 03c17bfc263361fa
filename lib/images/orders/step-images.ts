import type { Side } from "@/lib/body/body";

type Attempt = { side: Side; step: number; take: number; status: "pending" | "done" | "failed" };

export type StepImages<Image> = { newest: Image; shown: Image | null };

/** How a set of images has ended; null while one is still to be made. */
export function standingOf(
  images: readonly (Attempt & { error: string | null })[],
): { status: "succeeded" | "failed"; error: string | null } | null {
  const steps = imagesByStep(images);
  if (steps.some(({ newest }) => newest.status === "pending")) return null;
  const error = steps.find(({ shown }) => shown === null)?.newest.error ?? null;
  return { status: error ? "failed" : "succeeded", error };
}

export function imagesByStep<Image extends Attempt>(images: readonly Image[]): StepImages<Image>[] {
  const ordered = images.toSorted(
    (a, b) => Number(a.side === "back") - Number(b.side === "back") || a.step - b.step || a.take - b.take,
  );
  const steps = new Map<string, StepImages<Image>>();
  for (const image of ordered) {
    const key = `${image.side} ${image.step}`;
    const shown = image.status === "done" ? image : (steps.get(key)?.shown ?? null);
    steps.set(key, { newest: image, shown });
  }
  return [...steps.values()];
}
