"use client";

import { type ReactNode, useRef } from "react";
import { WholeClientNote } from "@/components/training/workouts/client-note";
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

/** Clients side by side, with the same things at the same height. The keyboard shortcuts act on the selected client; a number key selects one. */
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
      className="relative grid min-h-0 flex-1 auto-cols-[minmax(9.875rem,1fr)] grid-flow-col grid-rows-[auto_auto_auto_minmax(11rem,1fr)_auto] gap-x-2 overflow-auto p-1 pb-3 xl:gap-x-2.5 2xl:gap-x-3.5"
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
            isColumn
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
      className="row-span-5 grid min-h-0 min-w-0 grid-rows-subgrid overflow-hidden rounded-dock border-2 border-transparent bg-card shadow-card outline-none aria-[current]:border-primary"
    >
      <div className="px-2.5 pt-2.5 pb-2">
        <h2 className="flex items-center gap-2 font-strong">
          <span aria-hidden>
            <Keys keys={String(number)} />
          </span>
          <span className="min-w-0 break-words">{client.name}</span>
        </h2>
        <WholeClientNote notes={client.notes} className="mt-1.5" />
      </div>
      {children}
    </li>
  );
}
