"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PanelLoadFailure, showFailure } from "@/components/admin/lists/loading-rows";
import { SearchField } from "@/components/admin/lists/search-field";
import { ShowMore } from "@/components/admin/lists/show-more";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioRows } from "@/components/ui/radio-rows";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetActions, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast-store";
import { useDebounced } from "@/components/ui/use-timeouts";
import { trainerClientsQuery, trainersQuery, useMoveClients } from "@/lib/admin/console/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";
import { counted } from "@/lib/text/numbers";

type MoveSheetProps = {
  trainer: Pick<AdminTrainer, "id" | "name" | "clientCount">;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function MoveSheet({ trainer, isOpen, onOpenChange }: MoveSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetTitle className="type-display break-words text-xl">Move clients</SheetTitle>
        <SheetDescription className="break-words">
          From {trainer.name} to another trainer, with photos, images and workouts.
        </SheetDescription>
        <MoveForm trainer={trainer} onMoved={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

type Scope = "all" | "some";

/** Mounts with each opening, so that it starts empty. */
function MoveForm({ trainer, onMoved }: Pick<MoveSheetProps, "trainer"> & { onMoved: () => void }) {
  const [scope, setScope] = useState<Scope>("some");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<AdminTrainer>();
  const move = useMoveClients();
  const count = scope === "all" ? trainer.clientCount : chosen.size;

  const submit = () => {
    if (!target) return;
    const clients = scope === "all" ? ("all" as const) : [...chosen];
    move.mutate(
      { params: { id: trainer.id }, body: { to: target.id, clients } },
      {
        onSuccess: ({ moved }) => {
          toast({
            title: "Clients moved",
            description: `${counted(moved, "client")} moved from ${trainer.name} to ${target.name}.`,
          });
          onMoved();
        },
        onError: (error) => showFailure("The clients could not be moved", error),
      },
    );
  };
  return (
    <>
      <Segmented
        aria-label="Which clients"
        className="mt-4"
        value={scope}
        onValueChange={setScope}
        options={[
          { value: "some", label: "Choose clients" },
          { value: "all", label: `All ${counted(trainer.clientCount, "client")}` },
        ]}
      />
      {scope === "some" && <ClientChoice trainerId={trainer.id} chosen={chosen} onChange={setChosen} />}
      <Field label="To trainer" control="group" className="mt-4">
        <TrainerChoice exceptId={trainer.id} chosen={target} onChange={setTarget} />
      </Field>
      <SheetActions cancel="Cancel" className="mt-4">
        <Button pending={move.isPending} disabled={count === 0 || !target} onClick={submit}>
          {count === 0 ? "Move" : `Move ${counted(count, "client")}`}
        </Button>
      </SheetActions>
    </>
  );
}

type ClientChoiceProps = {
  trainerId: string;
  /** Client ids. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

function ClientChoice({ trainerId, chosen, onChange }: ClientChoiceProps) {
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

const ALL_TRAINERS = { sort: "newest", show: "all" } as const;

type TrainerChoiceProps = {
  /** This trainer cannot be chosen. */
  exceptId: string;
  chosen: AdminTrainer | undefined;
  onChange: (trainer: AdminTrainer) => void;
};

function TrainerChoice({ exceptId, chosen, onChange }: TrainerChoiceProps) {
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
