import type { Side } from "./schema";

export function transformationImageUrl(imageId: string): string {
  return `/api/transformation/${imageId}/image`;
}

/** For images that leave the app. The strip names the forecast's day in the calendar of `today`. */
export function labelledUrl(imageUrl: string, today: Date): string {
  return `${imageUrl}?size=labelled&timezoneOffset=${today.getTimezoneOffset()}`;
}

/** Replaces characters that file systems do not allow by underscores. */
export const fileSafe = (name: string): string => name.replace(/[\p{Cc}/\\:*?"<>|]/gu, "_");

/** Keeps a back view from replacing the front view in a folder. */
const suffix = (side: Side): string => (side === "back" ? "_back" : "");

export const originalName = (clientName: string, side: Side): string =>
  `${fileSafe(clientName)}_original${suffix(side)}.jpg`;

export const stepName = (clientName: string, side: Side, step: number): string =>
  `${fileSafe(clientName)}_transformation_step${step}${suffix(side)}.jpg`;

export const morphName = (clientName: string, side: Side): string =>
  `${fileSafe(clientName)}_journey${suffix(side)}.webp`;

export const cardName = (clientName: string, side: Side): string =>
  `${fileSafe(clientName)}_before_after${suffix(side)}.jpg`;
