import type { Side } from "./schema";

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
