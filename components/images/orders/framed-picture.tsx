import type { ComponentProps, ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { placed, type View } from "@/lib/images/orders/framing";
import { widthsOf } from "@/lib/images/photos/asset";
import { imageWords } from "@/lib/images/words/en";

type FramedPictureProps = Pick<
  PictureProps,
  "src" | "alt" | "view" | "sizes" | "loading" | "fetchPriority"
> & {
  kind: "photo" | "forecast";
  isSmall?: boolean;
  className?: string;
  children?: ReactNode;
};

export function FramedPicture({
  kind,
  isSmall = false,
  className,
  children,
  ...picture
}: FramedPictureProps) {
  return (
    <div className={cn(frame, className)}>
      <Picture {...picture} className={kind === "photo" ? covers : fills} />
      <FrameEdge kind={kind} />
      <FrameTag kind={kind} isSmall={isSmall} className="top-2 left-2" />
      {children}
    </div>
  );
}

/** The frame keeps its dark background in the light theme. */
export const frame =
  "dark @container relative isolate aspect-9/16 overflow-hidden rounded-photo bg-(--photo-ground) text-foreground";

export const covers = "absolute inset-0 size-full object-cover";

/** A generated image is revealed from top to bottom. */
export const fills =
  "absolute inset-0 size-full object-cover transition-[clip-path] duration-draw ease-in-out starting:[clip-path:inset(0_0_100%_0)] [clip-path:inset(0)]";

type PictureProps = ComponentProps<"img"> & {
  src: string;
  alt: string;
  /** The `sizes` attribute; with it the browser chooses a fitting width. */
  sizes?: string;
  /** The part that the frame shows; by default as much as covers it. */
  view?: View | null;
};

/** Only the user's session may load these pictures, so no image service can resize them. */
export function Picture({ alt, view, style, className, ...props }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: an image service has no session to load it.
    <img
      alt={alt}
      srcSet={props.sizes && widthsOf(props.src)}
      draggable={false}
      decoding="async"
      className={cn("select-none text-2xs text-muted-foreground", className)}
      style={view ? { ...placed(view), ...style } : style}
      {...props}
    />
  );
}

/** Solid around a photo, dashed around a forecast. */
export function FrameEdge({ kind, className }: { kind: "photo" | "forecast"; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "pointer-events-none absolute inset-0 rounded-[inherit]",
        kind === "photo"
          ? "border border-foreground/10"
          : "border-2 border-(--on-photo-forecast) border-dashed shadow-[inset_0_0_0_2.5px_rgb(4_26_36/0.55)]",
        className,
      )}
    />
  );
}

type FrameTagProps = { kind: "photo" | "forecast"; isSmall?: boolean; className?: string };

/** Smaller on a narrow frame, so that it does not cover the head. */
const tag =
  "pointer-events-none absolute z-2 @max-[8.125rem]:top-1 @max-[8.125rem]:left-1 @max-[8.125rem]:h-[1.125rem] @max-[8.125rem]:px-1.5 @max-[8.125rem]:text-2xs";

export function FrameTag({ kind, isSmall = false, className }: FrameTagProps) {
  return (
    <Badge kind={kind} className={cn(tag, className)}>
      {kind === "photo" ? imageWords.photo : imageWords.tag}
      {kind === "forecast" && !isSmall && (
        <span className="-ml-px @max-[210px]:hidden">{imageWords.tagRest}</span>
      )}
    </Badge>
  );
}
