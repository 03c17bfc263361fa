"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, UserRoundPlus, Users, X } from "lucide-react";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { later } from "@/components/ui/later";
import { Skeleton } from "@/components/ui/skeleton";
import { clientsQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import { useIsLaptop } from "@/lib/platform/browser/media";
import { counted } from "@/lib/text/numbers";
import { FLOOR_CLIENTS_MAX } from "@/lib/training/workouts/floor";
import { FloorStart } from "./floor-start";
import { FloorTab } from "./floor-tab";
import { useFloor } from "./use-floor";

const FloorClient = later(() => import("./floor-client").then((module) => module.default));
// Lazy, since it shows only on laptops.
const FloorColumns = later(() => import("./floor-columns").then((module) => module.default));
const AddClientSheet = later(() => import("./add-client-sheet").then((module) => module.AddClientSheet), {
  opens: ({ open }) => open,
});

/** Several clients at once, each with their own rest and drafts: tabs on phones, columns on laptops. */
export function FloorScreen() {
  const trainer = useTrainer();
  const clients = useQuery(clientsQuery(trainer?.id));
  return (
    <SignedInShell active="clients" dock={null} wholeWindow>
      <div className="-mx-4 flex min-h-0 flex-1 flex-col xl:mx-0">
        {clients.isPending && <Skeleton className="m-4 h-40" />}
        {clients.isError && (
          <LoadFailure
            title="Your clients could not be loaded"
            onRetry={clients.refetch}
            retrying={clients.isFetching}
          />
        )}
        {clients.data && trainer && <Floor trainerId={trainer.id} clients={clients.data} />}
      </div>
    </SignedInShell>
  );
}

function Floor({ trainerId, clients }: { trainerId: string; clients: readonly Client[] }) {
  const { floor, start, select, add, remove, open } = useFloor(trainerId);
  const [adding, setAdding] = useState(false);
  const isLaptop = useIsLaptop();
  // Leaves out deleted clients.
  const places = floor.places.flatMap((place) => {
    const client = clients.find(({ id }) => id === place.clientId);
    return client ? { ...place, client } : [];
  });
  const selected = places.find(({ clientId }) => clientId === floor.selected) ?? places[0];
  return (
    <>
      <header className="flex min-h-13 shrink-0 items-center gap-1 px-2 pt-[max(8px,var(--safe-top))]">
        <Button asChild variant="ghost" size="icon">
          <PageLink href="/client-dashboard" aria-label="Close floor">
            <X aria-hidden />
          </PageLink>
        </Button>
        <h1 className="font-strong text-lg">
          Floor{" "}
          {places.length > 0 && (
            <span className="font-normal text-muted-foreground">{counted(places.length, "client")}</span>
          )}
        </h1>
        {isLaptop && places.length > 0 && places.length < FLOOR_CLIENTS_MAX && (
          <Button variant="outline" size="sm" className="ml-auto" onClick={() => setAdding(true)}>
            <UserRoundPlus aria-hidden />
            Add a client
          </Button>
        )}
      </header>
      {selected && isLaptop && (
        <FloorColumns places={places} selected={selected} {...{ select, open, remove }} />
      )}
      {selected && !isLaptop && (
        <Tabs.Root value={selected.clientId} onValueChange={select} className="flex min-h-0 flex-1 flex-col">
          <div
            className={cn("grid shrink-0 gap-1 px-2.5", places.length < 5 ? "grid-cols-5" : "grid-cols-6")}
          >
            <Tabs.List aria-label="Clients on the floor" className="contents">
              {places.map(({ client, open: exercise }) => (
                <FloorTab key={client.id} client={client} open={exercise} />
              ))}
            </Tabs.List>
            {places.length < FLOOR_CLIENTS_MAX && <AddButton onAdd={() => setAdding(true)} />}
          </div>
          {places.map(({ client, open: exercise }) => (
            <Tabs.Content
              key={client.id}
              value={client.id}
              className="flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden"
            >
              <FloorClient
                client={client}
                open={exercise}
                onOpen={(next) => open(client.id, next)}
                onLeave={() => remove(client.id)}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
      {!selected && (
        <FloorStart
          trainerId={trainerId}
          clients={clients}
          onAdd={() => setAdding(true)}
          onStart={start}
          fallback={
            <EmptyState
              drawing={<Users aria-hidden className="size-16 stroke-[1.25] text-muted-foreground" />}
              className="my-auto pb-[18dvh]"
              title="No clients on the floor yet."
              action={<Button onClick={() => setAdding(true)}>Add a client</Button>}
            >
              Up to six clients at once, each with their own sets and rest.
            </EmptyState>
          }
        />
      )}
      <AddClientSheet
        clients={clients.filter(({ id }) => !places.some(({ clientId }) => clientId === id))}
        open={adding}
        onOpenChange={setAdding}
        onAdd={add}
      />
    </>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      aria-label="Add a client"
      onClick={onAdd}
      className="pressable flex min-h-27 min-w-0 flex-col items-center justify-center gap-1 rounded-dock text-muted-foreground text-xs hover:bg-accent/60"
    >
      <span className="inset-ring-2 inset-ring-input grid size-13 place-items-center rounded-full text-foreground">
        <Plus aria-hidden className="size-[22px] stroke-[1.9]" />
      </span>
      Add
    </button>
  );
}
