"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { ChartSpline, Columns2, Dumbbell, Pencil, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { placesOf } from "@/components/platform/frame/app-places";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { useDebounced } from "@/components/ui/use-timeouts";
import { matches } from "@/lib/desk/roster/match";
import { rosterQuery } from "@/lib/desk/roster/queries";
import { type Asked, LIMITS, STANDARD_SORT } from "@/lib/desk/roster/question";
import { clientAddress } from "@/lib/text/addresses";
import { PaletteItem } from "./palette-item";

const PAUSE_MS = 120;
/** More would push the actions off a phone's screen. */
const MAX_CLIENTS = 5;

/** Without text: the clients with the next sessions. */
function useFoundClients(trainerId: string | undefined, typed: string) {
  const wanted = typed.trim();
  const q = useDebounced(wanted, PAUSE_MS);
  const asked: Asked = { q, sort: q ? "name" : STANDARD_SORT, filter: "all", tag: null };
  const { data, isError, isFetching } = useQuery({
    ...rosterQuery(trainerId, asked, null),
    placeholderData: keepPreviousData,
  });
  return {
    rows: (data?.rows ?? []).slice(0, MAX_CLIENTS),
    isAway: isError && !data,
    isSearching: isFetching || q !== wanted,
  };
}

type PaletteProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Clients first, then actions for the first match, then pages. */
export default function Palette({ isOpen, onOpenChange }: PaletteProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        className="top-[max(8px,var(--safe-top))] max-h-[min(640px,calc(100dvh-1rem))] max-w-[640px] overflow-hidden p-0 sm:top-[11dvh] sm:mt-0 sm:max-h-[78dvh]"
      >
        <DialogTitle className="sr-only">Go to a client or a page</DialogTitle>
        <Choices onClose={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounts with each opening, so that it starts empty. */
function Choices({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const trainer = useTrainer();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState("");
  const { rows, isAway, isSearching } = useFoundClients(trainer?.id, typed);
  const go = (href: string) => {
    onClose();
    router.push(href);
  };
  const top = typed.trim() ? rows[0] : undefined;
  const places = placesFor(trainer?.isAdmin ?? false, typed);
  const actions = top ? actionsFor(top.id) : [];
  const values = [...rows, ...actions, ...places].map(({ id }) => id);
  const isEmpty = rows.length + places.length === 0 && !isSearching;
  return (
    <Command
      shouldFilter={false}
      loop
      label="Go to a client or a page"
      // Enter opens the first match, unless an arrow key marked another one.
      value={values.includes(marked) ? marked : (values[0] ?? "")}
      onValueChange={setMarked}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-3 border-b px-4.5">
        <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        <Command.Input
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            setMarked("");
          }}
          maxLength={LIMITS.searchLength}
          placeholder="Search clients, actions and pages"
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <Command.List className="min-h-0 flex-1 overflow-y-auto p-2">
        {rows.length > 0 && (
          <Command.Group heading="Clients" className={groupLook}>
            {rows.map((row) => (
              <PaletteItem
                key={row.id}
                value={row.id}
                row={row}
                typed={typed}
                onSelect={() => go(clientAddress(row.id))}
              />
            ))}
          </Command.Group>
        )}
        {top && (
          <Command.Group heading={top.name} className={groupLook}>
            {actions.map(({ id, label, href, icon }) => (
              <PaletteItem key={id} value={id} label={label} icon={icon} onSelect={() => go(href)} />
            ))}
          </Command.Group>
        )}
        {places.length > 0 && (
          <Command.Group heading="Go to" className={groupLook}>
            {places.map(({ id, label, href, icon, keys }) => (
              <PaletteItem
                key={id}
                value={id}
                label={label}
                icon={icon}
                keys={keys}
                typed={typed}
                onSelect={() => go(href)}
              />
            ))}
          </Command.Group>
        )}
        {(isEmpty || isAway) && (
          <p role="status" className="px-2.5 py-4 text-muted-foreground text-sm">
            {isAway ? "Searching clients needs a network." : "No results."}
          </p>
        )}
      </Command.List>
      <p
        aria-hidden
        className="hidden gap-4 border-t px-4.5 py-2.5 text-muted-foreground text-xs pointer-fine:flex"
      >
        <span>↑ ↓ choose</span>
        <span>↵ open</span>
        <span>Esc close</span>
      </p>
    </Command>
  );
}

const groupLook =
  "pb-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs";

type PaletteLink = { id: string; label: string; href: string; icon: ReactNode; keys?: string };

const actionsFor = (clientId: string): PaletteLink[] => [
  {
    id: "workout",
    label: "Start workout",
    href: clientAddress(clientId, "workouts"),
    icon: <Dumbbell aria-hidden />,
  },
  {
    id: "forecast",
    label: "Open forecast",
    href: clientAddress(clientId, "timeline"),
    icon: <ChartSpline aria-hidden />,
  },
  {
    id: "images",
    label: "See images",
    href: clientAddress(clientId, "morphs"),
    icon: <Columns2 aria-hidden />,
  },
  {
    id: "edit",
    label: "Edit client",
    href: clientAddress(clientId, "form"),
    icon: <Pencil aria-hidden />,
  },
];

const placesFor = (isAdmin: boolean, typed: string): PaletteLink[] =>
  placesOf(isAdmin).filter(({ label }) => matches(label, typed));
