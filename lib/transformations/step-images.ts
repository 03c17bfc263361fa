import type { Side } from "@/lib/body/body";

type Attempt = { side: Side; step: number; take: number; status: "pending" | "done" | "failed" };

export type StepImages<Image> = { newest: Image; shown: Image | null };

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
