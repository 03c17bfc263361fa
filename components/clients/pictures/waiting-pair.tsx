import { FramedPicture } from "@/components/images/orders/framed-picture";
import { GeneratingFrame } from "@/components/images/orders/generating-frame";
import { REGENERATION_SECONDS } from "@/components/images/orders/use-regeneration";
import { type Body, figuresText, targetOf } from "@/lib/body/body";
import type { Client } from "@/lib/clients/record/schema";
import type { View } from "@/lib/images/orders/framing";
import type { PhotoFrame } from "@/lib/images/orders/journey";
import type { Generation, Side } from "@/lib/images/orders/schema";
import { imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";

type WaitingPairProps = {
  client: Pick<Client, "name" | "targetWeight" | "targetBodyFat" | "generation">;
  photo: PhotoFrame;
  side: Side;
  view: View | null;
  secondsLeft: number | null;
};

export function WaitingPair({ client, photo, side, view, secondsLeft }: WaitingPairProps) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <figure>
        <FramedPicture
          kind="photo"
          src={photo.imageUrl}
          alt={imageWords.photoAlt[side](client.name)}
          view={view}
          sizes="(min-width: 1024px) 275px, 50vw"
        />
        <Caption title={photo.label} figures={photo.figures} />
      </figure>
      <figure>
        <GeneratingFrame side={side} share={drawnShare(client.generation, secondsLeft)} />
        <Caption title="Target" figures={targetOf(client)} isForecast />
      </figure>
    </div>
  );
}

/** Follows the countdown; without one it is full during generation and empty otherwise. */
function drawnShare(generation: Generation | null, secondsLeft: number | null): number {
  if (secondsLeft !== null) return 1 - secondsLeft / REGENERATION_SECONDS;
  return generation?.status === "queued" || generation?.status === "running" ? 1 : 0;
}

type CaptionProps = { title: string; figures: Body; isForecast?: boolean };

function Caption({ title, figures, isForecast = false }: CaptionProps) {
  const units = useUnits();
  return (
    <figcaption className="px-0.5 pt-[9px]">
      <b className={isForecast ? "block font-strong text-forecast text-sm" : "block font-strong text-sm"}>
        {title}
      </b>
      <span className="text-muted-foreground text-xs">{figuresText(figures, units)}</span>
    </figcaption>
  );
}
