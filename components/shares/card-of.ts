import { everyImageTexts } from "@/components/transformations/every-image/texts";
import { type Body, figuresText } from "@/lib/body/body";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { CardBrand } from "@/lib/brand/card";
import { formatTenth } from "@/lib/text/numbers";
import { captionTexts } from "@/lib/transformations/texts";
import type { Card } from "./draw-card";

type Told = { label: string; figures: Body | null };
type Forecast = { likely: { low: number; high: number } | null; note: string | null };

type CardInput = {
  title: string;
  photo: Told & { imageUrl: string };
  image: Told & Forecast;
  /** The generated picture with its strip. */
  forecastUrl: string;
  brand: CardBrand | null;
};

/** What the before and after card says of its two pictures. Never a result without its range. */
export function cardOf({ title, photo, image, forecastUrl, brand }: CardInput, units: UnitSystem): Card {
  const { likely, note } = image;
  const range = likely ? [captionTexts.likely(formatTenth(likely.low), formatTenth(likely.high))] : [];
  const figures = ({ figures }: Told) => (figures ? [figuresText(figures, units)] : []);
  return {
    title,
    photo: { url: photo.imageUrl, lines: [photo.label, ...figures(photo)], note: null },
    forecast: { url: forecastUrl, lines: [image.label, ...figures(image), ...range], note },
    disclaimer: everyImageTexts.disclaimer,
    brand,
  };
}
