import { cn } from "@/components/ui/cn";

/**
 * Half a body as it was measured, half as it is forecast: the product in one picture. The forecast half is a mask
 * over the token's colour, so that it follows the theme.
 */
export function HalfFigure({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        "flex aspect-300/430 gap-[1.333%] [mask-image:linear-gradient(#000_58%,transparent_99%)]",
        className,
      )}
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing of 13 KB in its final size; the optimiser is off. */}
      <img src="/brand/figure-measured.webp" alt="" className="h-full w-[49.333%]" />
      <span className="h-full flex-1 bg-forecast [mask:url(/brand/figure-forecast.svg)_0_0/100%_100%_no-repeat] forced-color-adjust-none" />
    </div>
  );
}
