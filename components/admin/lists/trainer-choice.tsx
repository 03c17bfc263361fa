"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RadioRows } from "@/components/ui/radio-rows";
import { useDebounced } from "@/components/ui/use-timeouts";
import { trainersQuery } from "@/lib/admin/console/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";
import { counted } from "@/lib/text/numbers";
import { PanelLoadFailure } from "./loading-rows";
import { SearchField } from "./search-field";
import { ShowMore } from "./show-more";

const ALL_TRAINERS = { sort: "newest", show: "all" } as const;

type TrainerChoiceProps = {
  /** This trainer cannot be chosen. */
  exceptId: string;
  chosen: AdminTrainer | undefined;
  onChange: (trainer: AdminTrainer) => void;
};

export function TrainerChoice({ exceptId, chosen, onChange }: TrainerChoiceProps) {
  const [typed, setTyped] = useState("");
  const trainers = useInfiniteQuery(trainersQuery({ ...ALL_TRAINERS, search: useDebounced(typed.trim()) }));
  const found = (trainers.data ?? []).filter(({ id }) => id !== exceptId);
  const options = found.map(({ id, name, email, clientCount }) => ({
    value: id,
    label: (
      <span className="min-w-0 break-words">
        {name} <span className="text-muted-foreground text-sm">{counted(clientCount, "client")}</span>
        <span className="block truncate text-muted-foreground text-sm">{email}</span>
      </span>
    ),
  }));
  return (
    <>
      <SearchField label="Search for the trainer" value={typed} onChange={setTyped} className="sm:w-full" />
      {!trainers.data && trainers.isError && (
        <PanelLoadFailure
          title="Failed to fetch trainers"
          onRetry={trainers.refetch}
          retrying={trainers.isFetching}
        />
      )}
      {trainers.data && options.length === 0 && (
        <p role="status" className="py-3 text-muted-foreground text-sm">
          No trainers found.
        </p>
      )}
      <div className="-mx-1.5 mt-0.5 max-h-[30dvh] overflow-y-auto p-1.5">
        <RadioRows
          options={options}
          value={chosen?.id}
          onValueChange={(id) => {
            const trainer = found.find((row) => row.id === id);
            if (trainer) onChange(trainer);
          }}
          className="gap-1.5 [&_button]:min-h-12"
        />
        <ShowMore label="Show more trainers" list={trainers} />
      </div>
    </>
  );
}
