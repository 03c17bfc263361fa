/** A photo of the client; `replacedId` is the one below it, null for none, and absent if no accepted check-in sent it. */
export type ChainPhoto = { takenAt: Date; replacedId?: string | null };

/** Where a photo goes: directly on `replacedId`, and below `above` or, without one, in sight. */
export type Place = { above: string | null; replacedId: string | null };

/**
 * The current photo and those of accepted check-ins below it form a chain by date, down to the photo before all
 * check-ins. So each can be taken out without a trace, in any order.
 * @returns null for a photo that is older than the one before all check-ins, which stays in sight
 */
export function placeOf(
  takenAt: Date,
  currentId: string | null,
  photos: ReadonlyMap<string, ChainPhoto>,
): Place | null {
  let above: string | null = null;
  let below = currentId;
  for (let photo = at(below); photo && photo.takenAt > takenAt; photo = at(below)) {
    if (photo.replacedId === undefined) return null;
    above = below;
    below = photo.replacedId;
  }
  return { above, replacedId: below };

  function at(id: string | null) {
    return id === null ? undefined : photos.get(id);
  }
}
