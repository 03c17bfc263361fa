import type { ReactNode } from "react";
import { SlicesGlyph } from "./badge";
import { cn } from "./cn";

type PhotoFrameProps = {
  /** `forecast` is for generated images: a dashed border separates them from photos. */
  kind: "measured" | "forecast";
  /** Without a source the frame keeps its space, so that nothing shifts. */
  src: string | null;
  alt: string;
  /** The tag in the top corner; use `short` below a width of 160 px. */
  tag?: "full" | "short" | "none";
  className?: string;
  children?: ReactNode;
};

/** A 9:16 picture of a person, always marked as photo or forecast. */
export function PhotoFrame({ kind, src, alt, tag = "full", className, children }: PhotoFrameProps) {
  return (
    <div
      className={cn(
        "relative aspect-[9/16] overflow-hidden rounded-image bg-(--photo-ground)",
        "after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit]",
        kind === "forecast"
          ? "after:border-2 after:border-(--on-photo-forecast) after:border-dashed after:shadow-[inset_0_0_0_2.5px_rgb(4_26_36/0.55)]"
          : "after:shadow-[inset_0_0_0_1px_rgb(255_255_255/0.1)]",
        className,
      )}
    >
      {src && (
        // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
        <img
          src={src}
          alt={alt}
          decoding="async"
          draggable={false}
          // If the image fails, `before` covers the browser's icon for broken images.
          className="relative size-full object-cover text-transparent before:absolute before:inset-0 before:bg-(--photo-ground)"
        />
      )}
      {tag !== "none" && <PhotoTag kind={kind} short={tag === "short"} className="absolute top-2 left-2" />}
      {children}
    </div>
  );
}

type PhotoTagProps = { kind: "measured" | "forecast"; short?: boolean; className?: string };

/** Theme-independent colours, since it lies on photos. */
export function PhotoTag({ kind, short = false, className }: PhotoTagProps) {
  return (
    <span
      className={cn(
        "inline-flex h-[26px] items-center gap-1.5 rounded-badge px-[9px] pt-px font-button text-[0.78125rem] leading-none whitespace-nowrap",
        kind === "forecast"
          ? "bg-(--on-photo-forecast) text-(--on-photo-forecast-ink)"
          : "bg-(--on-photo-measured) text-(--on-photo-measured-ink)",
        className,
      )}
    >
      {kind === "forecast" && <SlicesGlyph />}
      {kind === "measured" ? "Photo" : short ? "AI" : "AI forecast"}
    </span>
  );
}
