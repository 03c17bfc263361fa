import type { ExercisePlace } from "./session";

/** A trainer can supervise this many clients at once. */
export const FLOOR_CLIENTS_MAX = 6;

export interface FloorPlace {
  readonly clientId: string;
  readonly open: ExercisePlace | null;
}

export interface Floor {
  readonly places: readonly FloorPlace[];
  readonly selected: string | null;
  /** Day of the last change, YYYY-MM-DD; missing if an older version of the app stored it. */
  readonly day?: string | undefined;
}

export const EMPTY_FLOOR: Floor = { places: [], selected: null };

/** A floor of another day is over, unless sets of it are still to be saved. */
export const floorOn = (floor: Floor, day: string, hasDraft: (clientId: string) => boolean): Floor =>
  floor.day === day || floor.places.some(({ clientId }) => hasDraft(clientId)) ? floor : EMPTY_FLOOR;

/** A full floor does not change. */
export function addToFloor(floor: Floor, clientId: string): Floor {
  if (floor.places.some((place) => place.clientId === clientId)) return { ...floor, selected: clientId };
  if (floor.places.length >= FLOOR_CLIENTS_MAX) return floor;
  return { places: [...floor.places, { clientId, open: null }], selected: clientId };
}

export function removeFromFloor(floor: Floor, clientId: string): Floor {
  const at = floor.places.findIndex((place) => place.clientId === clientId);
  const places = floor.places.filter((place) => place.clientId !== clientId);
  if (floor.selected !== clientId) return { ...floor, places };
  return { places, selected: (places[at] ?? places.at(-1))?.clientId ?? null };
}

export const openOnFloor = (floor: Floor, clientId: string, open: ExercisePlace | null): Floor => ({
  ...floor,
  places: floor.places.map((place) => (place.clientId === clientId ? { clientId, open } : place)),
});
