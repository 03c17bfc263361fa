import { fittingInitials } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { brandColours } from "@/lib/accounts/brand/colour";
import type { Brand } from "@/lib/accounts/brand/schema";
import { initialsOf } from "@/lib/text/names";

type BrandMarkProps = {
  brand: Brand;
  trainerName: string;
  /** Sets `--mark`, the height. A wide logo gets up to three times this width. */
  className: string;
};

/**
 * The logo on white, or the initials on the brand's colour. Hidden from screen readers, which read the name
 * beside it.
 */
export function BrandMark({ brand, trainerName, className }: BrandMarkProps) {
  if (brand.logoUrl)
    return (
      <span
        className={cn(
          "block h-(--mark) min-w-(--mark) max-w-[calc(3*var(--mark))] shrink-0 overflow-hidden rounded-icon bg-white p-1 shadow-card",
          className,
        )}
      >
        {/* biome-ignore lint/performance/noImgElement: the logo is private and has one size. */}
        <img src={brand.logoUrl} alt="" className="mx-auto h-full max-w-full object-contain" />
      </span>
    );
  return (
    <span
      aria-hidden
      style={brand.colour ? surface(brand.colour) : undefined}
      className={cn(
        "@container grid size-(--mark) shrink-0 place-items-center rounded-icon bg-foreground font-strong text-background text-lg forced-colors:border",
        className,
      )}
    >
      <span className={fittingInitials}>{initialsOf(brand.name ?? trainerName)}</span>
    </span>
  );
}

function surface(colour: string) {
  const { light, dark } = brandColours(colour);
  return {
    backgroundColor: `light-dark(${light.fill}, ${dark.fill})`,
    color: `light-dark(${light.ink}, ${dark.ink})`,
  };
}

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
