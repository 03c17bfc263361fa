"use client";

import { Check } from "lucide-react";
import { FramedPicture } from "@/components/images/orders/framed-picture";
import { cn } from "@/components/ui/cn";
import type { Side, Transformation } from "@/lib/images/orders/schema";
import { thumbnailUrl } from "@/lib/text/addresses";

type ImageChoiceProps = {
  images: readonly Transformation[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

const SIDES = [
  { side: "front", label: "Front" },
  { side: "back", label: "Back" },
] as const satisfies readonly { side: Side; label: string }[];

export function ImageChoice({ images, chosen, onChange }: ImageChoiceProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="font-label text-label">Images</legend>
      <p className="text-muted-foreground text-xs">The source photo is shown beside them.</p>
      <div className="-mx-4 mt-2 flex gap-4 overflow-x-auto px-4 pt-1 pb-1.5">
        {SIDES.map(({ side, label }) => {
          const ofSide = images.filter((image) => image.side === side);
          return (
            ofSide.length > 0 && (
              <div key={side} className="flex gap-2">
                {ofSide.map(({ id, step, steps, imageUrl }) => {
                  const name = step === steps ? `${label}, goal` : `${label}, step ${step}`;
                  const isChosen = chosen.includes(id);
                  return (
                    <button
                      key={id}
                      type="button"
                      aria-pressed={isChosen}
                      aria-label={name}
                      onClick={() => toggle(id)}
                      className="relative w-[78px] shrink-0 rounded-image text-left"
                    >
                      <FramedPicture
                        kind="forecast"
                        src={thumbnailUrl(imageUrl)}
                        alt=""
                        isSmall
                        className={cn("rounded-image", !isChosen && "opacity-45")}
                      />
                      <span
                        aria-hidden
                        className={cn(
                          "absolute top-1 right-1 grid size-6 place-items-center rounded-full border-2 border-input bg-popover",
                          isChosen && "border-primary bg-primary text-primary-foreground",
                        )}
                      >
                        {isChosen && <Check className="size-4 stroke-3" />}
                      </span>
                      <span className="block pt-1 text-2xs">{name}</span>
                    </button>
                  );
                })}
              </div>
            )
          );
        })}
      </div>
    </fieldset>
  );
}
