import type { Side } from "@/lib/body/body";

type Taken = { side: Side; step: number; take: number; status: "pending" | "done" | "failed" };

/** What stands at one side and step: the newest take, and the newest that is finished, which is the one to show. */
export type Place<Image> = { newest: Image; shown: Image | null };

/** The images of one generation by their places, front first, in step order. */
export function placesOf<Image extends Taken>(images: readonly Image[]): Place<Image>[] {
  const ordered = images.toSorted(
    (a, b) => Number(a.side === "back") - Number(b.side === "back") || a.step - b.step || a.take - b.take,
  );
  const places = new Map<string, Place<Image>>();
  for (const image of ordered) {
    const key = `${image.side} ${image.step}`;
    const shown = image.status === "done" ? image : (places.get(key)?.shown ?? null);
    places.set(key, { newest: image, shown });
  }
  return [...places.values()];
}
