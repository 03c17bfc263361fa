"use client";

import { Command } from "cmdk";
import { LinkIcon, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { placesOf } from "@/components/platform/frame/app-places";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { LIMITS } from "@/lib/desk/roster/question";
import { clientAddress } from "@/lib/text/addresses";
import { matches } from "@/lib/text/match";
import { ActionItem, ClientItem, PlaceItem } from "./palette-item";
import { useFound } from "./use-found";

type PaletteProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Clients first, then actions for the first match or those that were named, then pages. */
export default function Palette({ isOpen, onOpenChange }: PaletteProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        className="top-[max(8px,var(--safe-top))] mt-0 max-h-[min(640px,calc(100dvh-1rem))] max-w-[640px] overflow-hidden p-0 sm:top-[11dvh] sm:max-h-[78dvh]"
      >
        <DialogTitle className="sr-only">Go to a client or a page</DialogTitle>
        <Choices onClose={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Beside the place where a trainer fills in a client's form. */
const BY_LINK = {
  id: "client-by-link",
  label: "Add Client by Link",
  also: "intake form send new person",
  href: "/client-onboarding?open=intake",
  icon: <LinkIcon aria-hidden />,
  keys: "",
};

/** Mounts with each opening, so that it starts empty. */
function Choices({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const trainer = useTrainer();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState("");
  const { rows, isRecent, offers, isAway, isSearching } = useFound(trainer?.id, typed);
  const go = (href: string) => {
    onClose();
    router.push(href);
  };
  const places = [...placesOf(trainer?.isAdmin ?? false), BY_LINK].filter(({ label, also = "" }) =>
    matches(`${label} ${also}`, typed),
  );
  const values = [
    ...rows.map(({ id }) => id),
    ...offers.map(({ action, row }) => `${action.place} ${row.id}`),
    ...places.map(({ id }) => id),
  ];
  const isEmpty = values.length === 0 && !isSearching;
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
        <Group heading={isRecent ? "Recent" : "Clients"}>
          {rows.map((row) => (
            <ClientItem key={row.id} row={row} typed={typed} onSelect={() => go(clientAddress(row.id))} />
          ))}
        </Group>
        <Group heading="Actions">
          {offers.map(({ action, row }) => (
            <ActionItem
              key={`${action.place} ${row.id}`}
              action={action}
              row={row}
              onSelect={() => go(clientAddress(row.id, action.place))}
            />
          ))}
        </Group>
        <Group heading="Go to">
          {places.map((place) => (
            <PlaceItem key={place.id} place={place} typed={typed} onSelect={() => go(place.href)} />
          ))}
        </Group>
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

/** Nothing without items. */
function Group({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="pb-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  );
}
