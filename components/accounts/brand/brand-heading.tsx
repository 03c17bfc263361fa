import type { Brand } from "@/lib/accounts/brand/schema";
import { BrandMark, BrandRule } from "./brand-mark";

type BrandHeadingProps = { brand: Brand; trainerName: string; note?: string | undefined };

export function BrandHeading({ brand, trainerName, note }: BrandHeadingProps) {
  return (
    <div>
      <div className="flex items-center gap-3">
        <BrandMark brand={brand} trainerName={trainerName} className="[--mark:3rem]" />
        <p className="min-w-0">
          <span className="block break-words font-strong">{brand.name ?? trainerName}</span>
          {note && <span className="block break-words text-muted-foreground text-xs">{note}</span>}
        </p>
      </div>
      <BrandRule colour={brand.colour} className="mt-3" />
    </div>
  );
}
