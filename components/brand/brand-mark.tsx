import { cn } from "@/components/ui/cn";
import { brandColours } from "@/lib/brand/colour";
import type { Brand } from "@/lib/brand/schema";
import { initialsOf } from "@/lib/text/names";

type BrandMarkProps = {
  brand: Brand;
  trainerName: string;
  /** Sets `--mark`, its height; a wide logo takes up to three times as much. */
  className: string;
};

/** The logo on white, else the initials on the brand's colour. The name beside it says the same to everybody. */
export function BrandMark({ brand, trainerName, className }: BrandMarkProps) {
  if (brand.logoUrl)
    return (
      <span
        className={cn(
          "block h-(--mark) min-w-(--mark) max-w-[calc(3*var(--mark))] shrink-0 overflow-hidden rounded-icon bg-white p-1 shadow-card",
          className,
        )}
      >
        {/* biome-ignore lint/performance/noImgElement: it is private and has one size. */}
        <img src={brand.logoUrl} alt="" className="mx-auto h-full max-w-full object-contain" />
      </span>
    );
  return (
    <span
      aria-hidden
      style={brand.colour ? surface(brand.colour) : undefined}
      className={cn(
        "grid size-(--mark) shrink-0 place-items-center rounded-icon bg-foreground font-strong text-background text-lg forced-colors:border",
        className,
      )}
    >
      {initialsOf(brand.name ?? trainerName)}
    </span>
  );
}

/** The brand's colour and its ink, each as the theme around it needs them. */
function surface(colour: string) {
  const { light, dark } = brandColours(colour);
  return {
    backgroundColor: `light-dark(${light.fill}, ${dark.fill})`,
    color: `light-dark(${light.ink}, ${dark.ink})`,
  };
}

/** A line in the brand's colour; nothing for a brand without one. */
export function BrandRule({ colour, className }: { colour: string | null; className?: string }) {
  if (!colour) return null;
  return (
    <div
      aria-hidden
      style={{ backgroundColor: surface(colour).backgroundColor }}
      className={cn("h-1 rounded-full", className)}
    />
  );
}
