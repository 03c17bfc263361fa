import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  pointerWithin,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { type Place, placeText } from "./places";
import { dragTexts } from "./texts";

type Data = { current: Record<string, unknown> | undefined };
export const placeOf = (item: { data: Data } | null | undefined): Place | undefined =>
  item?.data.current?.place as Place | undefined;

/** Where something that is carried may go: sessions to days, exercises among exercises. */
const fits = (carried: Place | undefined, target: Place | undefined): boolean =>
  carried?.kind === "session" ? target?.kind === "day" : target !== undefined;

/** A row goes before the cell that it lies in. Without a pointer, on the keyboard, the nearest place counts. */
export const collisions: CollisionDetection = (asked) => {
  const carried = placeOf(asked.active);
  const droppableContainers = asked.droppableContainers.filter((target) => fits(carried, placeOf(target)));
  const within = { ...asked, droppableContainers };
  if (!asked.pointerCoordinates) return closestCenter(within);
  const hits = pointerWithin(within);
  const rows = hits.filter(({ data }) => placeOf(data?.droppableContainer)?.kind !== "day");
  return rows.length > 0 ? rows : hits;
};

/** Whether something would be dropped where it was picked up. */
export function isOwn(carried: Place | undefined, target: Place | undefined): boolean {
  if (!carried || carried.week !== target?.week || carried.weekday !== target.weekday) return false;
  return carried.kind === "session" || (target.kind === "exercise" && carried.name === target.name);
}

const STEPS: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** How much farther a place counts that lies to the side of the way. */
const ASIDE = 3;

const apart = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);

/** An arrow key leads to the nearest place in its direction. */
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
    // By its edges: what lies beside has its middle anywhere.
    const ahead = step.x
      ? Math.max((left - middle.x) * step.x, (right - middle.x) * step.x) - (right - left)
      : Math.max((top - middle.y) * step.y, (bottom - middle.y) * step.y) - (bottom - top);
    const aside = step.x ? apart(middle.y, top, bottom) : apart(middle.x, left, right);
    return ahead >= 0 ? [{ to, far: ahead + ASIDE * aside }] : [];
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

/** What a screen reader is told on the way. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => dragTexts.picked(what(active)),
  onDragOver: ({ active, over }) =>
    over && where(over) === where(active)
      ? undefined
      : over
        ? dragTexts.over(what(active), where(over))
        : dragTexts.nowhere(what(active)),
  onDragEnd: ({ active, over }) =>
    over ? dragTexts.dropped(what(active), where(over)) : dragTexts.cancelled(what(active)),
  onDragCancel: ({ active }) => dragTexts.cancelled(what(active)),
};
