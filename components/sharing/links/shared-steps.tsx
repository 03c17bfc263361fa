import { FramedPicture } from "@/components/images/orders/framed-picture";
import { cn } from "@/components/ui/cn";
import { figuresText } from "@/lib/body/body";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { SharedFrame } from "@/lib/sharing/links/frames";
import { openResultWords } from "@/lib/sharing/words/en";
import { thumbnailUrl } from "@/lib/text/addresses";

type SharedStepsProps = {
  photo: SharedFrame;
  images: readonly SharedFrame[];
  selectedId: string;
  onSelect: (id: string) => void;
};

/** All pictures of a side; pressing one compares it with the photo. */
export function SharedSteps({ photo, images, selectedId, onSelect }: SharedStepsProps) {
  return (
    <section className="mt-6 lg:mt-3">
      <h2 className="mb-3 font-strong text-lg">{openResultWords.steps}</h2>
      <div className="-mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-wrap lg:px-0">
        <figure className="w-[118px] shrink-0 snap-start">
          <Frame frame={photo} />
          <Caption frame={photo} />
        </figure>
        {images.map((frame) => (
          <figure key={frame.id} className="w-[118px] shrink-0 snap-start">
            <button
              type="button"
              aria-label={openResultWords.compareWith(frame.label)}
              aria-pressed={frame.id === selectedId}
              onClick={() => onSelect(frame.id)}
              className="block w-full rounded-image"
            >
              <Frame frame={frame} />
            </button>
            <Caption frame={frame} isSelected={frame.id === selectedId} />
          </figure>
        ))}
      </div>
    </section>
  );
}

function Frame({ frame }: { frame: SharedFrame }) {
  return (
    <FramedPicture
      kind={frame.kind}
      src={thumbnailUrl(frame.imageUrl)}
      alt={openResultWords[frame.kind](frame.label)}
      isSmall
      className="rounded-image [&_img]:object-top"
    />
  );
}

function Caption({ frame, isSelected = false }: { frame: SharedFrame; isSelected?: boolean }) {
  const units = useUnits();
  return (
    <figcaption className="pt-1.5 pl-0.5">
      <b className={cn("block font-strong text-label", isSelected && "text-forecast")}>{frame.label}</b>
      {frame.figures && (
        <span className="block text-muted-foreground text-xs">{figuresText(frame.figures, units)}</span>
      )}
    </figcaption>
  );
}
