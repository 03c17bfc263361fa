import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  pointerWithin,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { type Place, placeText } from "./places";

type Data = { current: Record<string, unknown> | undefined };
export const placeOf = (item: { data: Data } | null | undefined): Place | undefined =>
  item?.data.current?.place as Place | undefined;

/** A session fits only on a day, an exercise anywhere. */
const fits = (carried: Place | undefined, target: Place | undefined): boolean =>
  carried?.kind === "session" ? target?.kind === "day" : target !== undefined;

/** A row wins over the day that contains it. A keyboard drag has no pointer, so the closest target counts. */
export const collisions: CollisionDetection = (asked) => {
  const carried = placeOf(asked.active);
  const droppableContainers = asked.droppableContainers.filter((target) => fits(carried, placeOf(target)));
  const within = { ...asked, droppableContainers };
  if (!asked.pointerCoordinates) return closestCenter(within);
  const hits = pointerWithin(within);
  const rows = hits.filter(({ data }) => placeOf(data?.droppableContainer)?.kind !== "day");
  return rows.length > 0 ? rows : hits;
};

/** Whether the target is the origin. */
export function isSamePlace(carried: Place | undefined, target: Place | undefined): boolean {
  if (!carried || carried.week !== target?.week || carried.weekday !== target.weekday) return false;
  return carried.kind === "session" || (target.kind === "exercise" && carried.name === target.name);
}

const STEPS: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** The penalty for targets to the side of the direction. */
const SIDE_PENALTY = 3;

const apart = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);

/** An arrow key moves to the closest target in its direction. */
export const nextPlace: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = STEPS[event.code];
  const { active, collisionRect, droppableContainers, droppableRects } = context;
  if (!step || !active || !collisionRect) return undefined;
  event.preventDefault();
  const carried = placeOf(active);
  const middle = {
    x: collisionRect.left + collisionRect.width / 2,
    y: collisionRect.top + collisionRect.height / 2,
  };
  const reachable = droppableContainers.getEnabled().flatMap((target) => {
    const place = placeOf(target);
    const rect = droppableRects.get(target.id);
    // A day with a session is reached by its rows.
    if (
      !rect ||
      !fits(carried, place) ||
      (carried?.kind === "exercise" && place?.kind === "day" && place.name)
    )
      return [];
    const to = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
    const { left, right, top, bottom } = rect;
    // Measured from the edges, since the middle depends on the size.
    const ahead = step.x
      ? Math.max((left - middle.x) * step.x, (right - middle.x) * step.x) - (right - left)
      : Math.max((top - middle.y) * step.y, (bottom - middle.y) * step.y) - (bottom - top);
    const aside = step.x ? apart(middle.y, top, bottom) : apart(middle.x, left, right);
    return ahead >= 0 ? [{ to, far: ahead + SIDE_PENALTY * aside }] : [];
  });
  const nearest = reachable.sort((a, b) => a.far - b.far)[0];
  if (!nearest) return undefined;
  return {
    x: currentCoordinates.x + nearest.to.x - middle.x,
    y: currentCoordinates.y + nearest.to.y - middle.y,
  };
};

type Item = { id: UniqueIdentifier; data: Data };
const what = (item: Item) => placeOf(item)?.name ?? "";
const where = (item: Item) => {
  const place = placeOf(item);
  return place ? placeText(place) : "";
};

/** Announced to screen readers during a drag. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${what(active)}.`,
  onDragOver: ({ active, over }) =>
    over && where(over) === where(active)
      ? undefined
      : over
        ? `${what(active)} is over ${where(over)}.`
        : `${what(active)} is not over a place to drop it.`,
  onDragEnd: ({ active, over }) =>
    over ? `${what(active)} was dropped at ${where(over)}.` : `${what(active)} stays where it was.`,
  onDragCancel: ({ active }) => `${what(active)} stays where it was.`,
};
