import { type BrandColour, brandColours } from "./colour";
import type { Brand } from "./schema";

/** A brand as a picture shows it, which is dark. */
export type CardBrand = { name: string; logoUrl: string | null; colour: BrandColour | null };

/** Null for a trainer who has set nothing: the picture stays as it is. */
export function cardBrand(brand: Brand | undefined, trainerName: string): CardBrand | null {
  if (!brand || !hasFace(brand)) return null;
  const { name, logoUrl, colour } = brand;
  return { name: name ?? trainerName, logoUrl, colour: colour ? brandColours(colour).dark : null };
}

/** Whether there is anything of the trainer's own to show beside the plain name. */
export const hasFace = ({ name, logoUrl, colour }: Brand): boolean => Boolean(name || logoUrl || colour);

/** A page's address for people to read. */
export const shownWebAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
