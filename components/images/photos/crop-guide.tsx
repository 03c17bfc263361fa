import { silhouette } from "@/components/platform/frame/body-outline";
import { cn } from "@/components/ui/cn";
import type { Side } from "@/lib/body/body";

type CropGuideProps = {
  side: Side;
  ghostUrl: string | null;
  /** The opacity of the overlay, 0 to 1. */
  ghostShare?: number;
  /** Hides the guide while something else covers the picture. */
  isBare?: boolean;
};

/** Corners instead of a full border, so that the edge of the body stays visible. */
export function CropGuide({ side, ghostUrl, ghostShare = 0.4, isBare = false }: CropGuideProps) {
  return (
    <>
      {ghostUrl && !isBare && (
        // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
        <img
          src={ghostUrl}
          alt=""
          data-ghost
          draggable={false}
          className="pointer-events-none absolute inset-0 size-full object-cover"
          style={{ opacity: ghostShare }}
        />
      )}
      {/* Dims the area outside the crop. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 shadow-[0_0_0_100vmax_rgb(11_8_7/0.72)]"
      />
      <svg
        aria-hidden
        viewBox="0 0 360 640"
        className={cn(
          "pointer-events-none absolute inset-0 size-full fill-none stroke-[#f4f0e7] transition-opacity duration-500",
          isBare && "opacity-0",
        )}
        strokeLinecap="round"
      >
        <path d={silhouette[side]} strokeWidth={2.5} strokeDasharray="2 9" opacity={0.85} />
        <path
          d="M4 40V4H40M320 4H356V40M356 600V636H320M40 636H4V600"
          strokeWidth={5}
          strokeLinejoin="round"
        />
      </svg>
    </>
  );
}
