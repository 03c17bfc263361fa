import type { CardBrand } from "@/lib/accounts/brand/card";
import { type Body, figuresText } from "@/lib/body/body";
import type { UnitSystem } from "@/lib/body/unit-system";
import { captionWords, everyImageWords } from "@/lib/images/words/en";
import { formatTenth } from "@/lib/text/numbers";
import type { Card } from "./draw-card";

type Captioned = { label: string; figures: Body | null };
type Forecast = { likely: { low: number; high: number } | null; note: string | null };

type CardInput = {
  title: string;
  photo: Captioned & { imageUrl: string };
  image: Captioned & Forecast;
  /** The URL of the generated image with its label strip. */
  forecastUrl: string;
  brand: CardBrand | null;
};

/** The texts of a before and after card. A forecast always shows its range. */
export function cardOf({ title, photo, image, forecastUrl, brand }: CardInput, units: UnitSystem): Card {
  const { likely, note } = image;
  const range = likely ? [captionWords.likely(formatTenth(likely.low), formatTenth(likely.high))] : [];
  const figures = ({ figures }: Captioned) => (figures ? [figuresText(figures, units)] : []);
  return {
    title,
    photo: { url: photo.imageUrl, lines: [photo.label, ...figures(photo)], note: null },
    forecast: { url: forecastUrl, lines: [image.label, ...figures(image), ...range], note },
    disclaimer: everyImageWords.disclaimer,
    brand,
  };
}
