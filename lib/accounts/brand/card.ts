import { type BrandColour, brandColours } from "./colour";
import type { Brand } from "./schema";

/** A brand on the card, which is always dark. */
export type CardBrand = { name: string; logoUrl: string | null; colour: BrandColour | null };

/** Null for a trainer without a brand: the card stays unbranded. */
export function cardBrand(brand: Brand | undefined, trainerName: string): CardBrand | null {
  if (!brand || !hasFace(brand)) return null;
  const { name, logoUrl, colour } = brand;
  return { name: name ?? trainerName, logoUrl, colour: colour ? brandColours(colour).dark : null };
}

export const hasFace = ({ name, logoUrl, colour }: Brand): boolean => Boolean(name || logoUrl || colour);

export const shownWebAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
