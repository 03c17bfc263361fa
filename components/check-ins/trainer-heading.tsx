import { initialsOf } from "@/lib/text/names";

type TrainerHeadingProps = { trainerName: string; note: string };

/** Whose page this is: the client knows the trainer, and not the app. */
export function TrainerHeading({ trainerName, note }: TrainerHeadingProps) {
  return (
    <header className="flex items-center gap-3 border-b pb-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-icon bg-foreground font-strong text-background text-lg"
      >
        {initialsOf(trainerName)}
      </span>
      <p className="min-w-0">
        <span className="block break-words font-strong">{trainerName}</span>
        <span className="block text-muted-foreground text-xs">{note}</span>
      </p>
    </header>
  );
}
