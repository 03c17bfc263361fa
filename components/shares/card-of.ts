import { everyImageTexts } from "@/components/transformations/every-image/texts";
import type { UnitSystem } from "@/lib/body/unit-system";
import { type Figures, figuresText, oneDecimal } from "@/lib/transformations/figures";
import type { Card } from "./draw-card";
import { cardTexts } from "./texts";

type Told = { label: string; figures: Figures | null };
type Likely = { likely: { low: number; high: number } | null };

type CardInput = {
  title: string;
  photo: Told & { imageUrl: string };
  image: Told & Likely;
  /** The generated picture with its strip. */
  forecastUrl: string;
};

/** What the before and after card says of its two pictures. Never a result without its range. */
export function cardOf({ title, photo, image, forecastUrl }: CardInput, units: UnitSystem): Card {
  const { likely } = image;
  const range = likely ? [cardTexts.likely(oneDecimal(likely.low), oneDecimal(likely.high))] : [];
  const figures = ({ figures }: Told) => (figures ? [figuresText(figures, units)] : []);
  return {
    title,
    photo: { url: photo.imageUrl, lines: [photo.label, ...figures(photo)] },
    forecast: { url: forecastUrl, lines: [image.label, ...figures(image), ...range] },
    disclaimer: everyImageTexts.disclaimer,
  };
}
