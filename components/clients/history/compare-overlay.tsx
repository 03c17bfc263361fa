import { ChevronsLeftRight } from "lucide-react";
import { useState } from "react";
import { PhotoFrame } from "@/components/ui/photo-frame";

type CompareOverlayProps = {
  before: { src: string; alt: string };
  after: { src: string; alt: string };
  className?: string;
};

/** A before-and-after slider; the whole picture is its track. */
export function CompareOverlay({ before, after, className = "" }: CompareOverlayProps) {
  const [percent, setPercent] = useState(50);
  return (
    <PhotoFrame
      kind="measured"
      src={after.src}
      alt={after.alt}
      tag="none"
      className={`rounded-photo ${className}`}
    >
      {/* biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer. */}
      <img
        src={before.src}
        alt={before.alt}
        draggable={false}
        className="absolute inset-0 size-full object-cover"
        style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
      />
      <input
        type="range"
        aria-label="Compare the two dates"
        aria-valuetext={`${percent} percent of the earlier photo`}
        value={percent}
        onChange={(event) => setPercent(Number(event.currentTarget.value))}
        className="peer absolute inset-0 z-1 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0"
      />
      <span
        aria-hidden
        data-fill
        className="pointer-events-none absolute inset-y-0 -ml-[1.5px] w-[3px] bg-white"
        style={{ left: `${percent}%` }}
      />
      <span
        aria-hidden
        data-fill
        className="pointer-events-none absolute top-4/5 -m-6 grid size-12 place-items-center rounded-full bg-white text-(--on-photo-ink) shadow-pop outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-ring"
        style={{ left: `${percent}%` }}
      >
        <ChevronsLeftRight aria-hidden className="size-5 stroke-2" />
      </span>
    </PhotoFrame>
  );
}
