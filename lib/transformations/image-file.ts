import type { Side } from "./schema";

export function transformationImageUrl(imageId: string): string {
  return `/api/transformation/${imageId}/image`;
}

/**
 * The address of the same image with a strip below it that says what it is; for whatever leaves the app. Its file
 * names the day of the forecast, in the calendar of the given day.
 */
export function labelledUrl(imageUrl: string, today: Date): string {
  return `${imageUrl}?size=labelled&timezoneOffset=${today.getTimezoneOffset()}`;
}

/** What no common file system takes in a name, as an underscore. */
export const fileSafe = (name: string): string => name.replace(/[\p{Cc}/\\:*?"<>|]/gu, "_");

/** The back view carries its name too, or it would replace the front one in a folder. */
const suffix = (side: Side): string => (side === "back" ? "_back" : "");

export const originalName = (clientName: string, side: Side): string =>
  `${fileSafe(clientName)}_original${suffix(side)}.jpg`;

export const stepName = (clientName: string, side: Side, step: number): string =>
  `${fileSafe(clientName)}_transformation_step${step}${suffix(side)}.jpg`;

export const morphName = (clientName: string, side: Side): string =>
  `${fileSafe(clientName)}_journey${suffix(side)}.webp`;

export const cardName = (clientName: string, side: Side): string =>
  `${fileSafe(clientName)}_before_after${suffix(side)}.jpg`;
