import { fittingInitials } from "@/components/ui/avatar";
import { later } from "@/components/ui/later";
import type { Brand } from "@/lib/accounts/brand/schema";
import { initialsOf } from "@/lib/text/names";

// Only some trainers have a brand.
const BrandHeading = later(() =>
  import("@/components/accounts/brand/brand-heading").then((module) => module.BrandHeading),
);

type LinkHeadingProps = { brand: Brand | null; trainerName: string; note: string };

/** Clients know their trainer, not the app, so the header names the trainer. */
export function LinkHeading({ brand, trainerName, note }: LinkHeadingProps) {
  if (brand) return <BrandHeading brand={brand} trainerName={trainerName} note={note} />;
  return (
    <header className="flex items-center gap-3 border-b pb-4">
      <span
        aria-hidden
        className="@container grid size-12 shrink-0 place-items-center rounded-icon bg-foreground font-strong text-background text-lg"
      >
        <span className={fittingInitials}>{initialsOf(trainerName)}</span>
      </span>
      <p className="min-w-0">
        <span className="block break-words font-strong">{trainerName}</span>
        <span className="block text-muted-foreground text-xs">{note}</span>
      </p>
    </header>
  );
}
