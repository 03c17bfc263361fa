import { BrandHeading } from "@/components/brand/brand-heading";
import { lostIn } from "@/lib/brand/colour";
import type { Brand } from "@/lib/brand/schema";
import { brandTexts } from "./texts";

type BrandPreviewProps = { brand: Brand; trainer: { name: string } };

/** The brand as it is being edited, in the light theme and in the dark one. */
export function BrandPreview({ brand, trainer }: BrandPreviewProps) {
  const { colour } = brand;
  const isShown = /^#[\da-f]{6}$/i.test(colour ?? "") && lostIn(colour ?? "") === null;
  const shown = { ...brand, colour: isShown ? colour : null };
  return (
    <fieldset aria-label={brandTexts.preview} className="grid gap-2 sm:grid-cols-2">
      {["paper", "dark"].map((theme) => (
        <div
          key={theme}
          className={`${theme} min-w-0 rounded-control border bg-background p-3.5 text-foreground`}
        >
          <BrandHeading brand={shown} trainerName={trainer.name} />
        </div>
      ))}
    </fieldset>
  );
}
