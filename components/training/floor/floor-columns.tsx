"use client";

import { type ReactNode, useRef } from "react";
import { useRestAlarm } from "@/components/training/workouts/use-rest-alarm";
import { Keys } from "@/components/ui/keys";
import type { Client } from "@/lib/clients/record/schema";
import { useShortcuts } from "@/lib/platform/browser/shortcuts";
import type { FloorPlace } from "@/lib/training/workouts/floor";
import FloorClient from "./floor-client";
import type { useFloor } from "./use-floor";

type Column = FloorPlace & { client: Client };

type FloorColumnsProps = Pick<ReturnType<typeof useFloor>, "select" | "open" | "remove"> & {
  places: readonly Column[];
  selected: Column;
};

/** Clients side by side. The keyboard shortcuts act on the selected client; a number key selects one. */
export default function FloorColumns({ places, selected, select, open, remove }: FloorColumnsProps) {
  const list = useRef<HTMLUListElement>(null);
  useShortcuts("Floor", [
    {
      keys: places.map((_, index) => String(index + 1)),
      does: "Choose a client",
      run: (key) => (list.current?.children[Number(key) - 1] as HTMLElement | undefined)?.focus(),
    },
  ]);
  return (
    <ul
      ref={list}
      aria-label="Clients on the floor"
      // Relative, so that hidden texts for screen readers stay inside the list and do not widen the page.
      className="relative grid min-h-0 flex-1 auto-cols-[minmax(212px,1fr)] grid-flow-col gap-2.5 overflow-x-auto p-1 pb-4 2xl:gap-3.5"
    >
      {places.map(({ client, open: exercise }, index) => (
        <FloorColumn
          key={client.id}
          client={client}
          number={index + 1}
          isSelected={client.id === selected.clientId}
          onSelect={() => client.id !== selected.clientId && select(client.id)}
        >
          <FloorClient
            client={client}
            open={exercise}
            hasKeys={client.id === selected.clientId}
            onOpen={(next) => open(client.id, next)}
            onLeave={() => remove(client.id)}
          />
        </FloorColumn>
      ))}
    </ul>
  );
}

type FloorColumnProps = {
  client: Client;
  /** The key that selects this column. */
  number: number;
  isSelected: boolean;
  onSelect: () => void;
  children: ReactNode;
};

function FloorColumn({ client, number, isSelected, onSelect, children }: FloorColumnProps) {
  useRestAlarm(client);
  return (
    <li
      tabIndex={-1}
      aria-label={client.name}
      aria-current={isSelected || undefined}
      onFocusCapture={onSelect}
      onPointerDownCapture={onSelect}
      className="@container flex min-h-0 min-w-0 flex-col overflow-hidden rounded-dock border-2 border-transparent bg-card shadow-card outline-none aria-[current]:border-primary"
    >
      <h2 className="flex shrink-0 items-center gap-2.5 border-b px-4 py-2.5 font-strong">
        <span aria-hidden>
          <Keys keys={String(number)} />
        </span>
        <span className="min-w-0 truncate">{client.name}</span>
      </h2>
      {children}
    </li>
  );
}
