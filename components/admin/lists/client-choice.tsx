"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { trainerClientsQuery } from "@/lib/admin/console/queries";
import { PanelLoadFailure } from "./loading-rows";
import { ShowMore } from "./show-more";

type ClientChoiceProps = {
  trainerId: string;
  /** Client ids. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

export function ClientChoice({ trainerId, chosen, onChange }: ClientChoiceProps) {
  const clients = useInfiniteQuery(trainerClientsQuery(trainerId));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  if (clients.isPending)
    return (
      <p role="status" className="mt-3 text-muted-foreground text-sm">
        Loading clients...
      </p>
    );
  if (!clients.data)
    return (
      <PanelLoadFailure
        title="Failed to fetch clients"
        onRetry={clients.refetch}
        retrying={clients.isFetching}
      />
    );
  // A sample stays with the trainer it was made for.
  const movable = clients.data.filter(({ isSample }) => !isSample);
  return (
    <fieldset className="mt-3 max-h-[30dvh] min-h-24 overflow-y-auto rounded-control border">
      <legend className="sr-only">Clients to move</legend>
      {movable.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 hover:bg-accent/50">
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={(event) => toggle(id, event.target.checked)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0 break-words py-1.5">{name}</span>
        </label>
      ))}
      <ShowMore label="Show more clients" list={clients} />
    </fieldset>
  );
}
