"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { filterOptions } from "@/components/ui/picker-options";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { Client } from "@/lib/clients/record/schema";

/** Longer lists get a search field. */
const MAX_WITHOUT_SEARCH = 7;

type AddClientSheetProps = {
  /** Clients who are not on the floor yet. */
  clients: readonly Client[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (clientId: string) => void;
};

export function AddClientSheet({ clients, open, onOpenChange, onAdd }: AddClientSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">Add to the floor</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <Choices
          clients={clients}
          onAdd={(clientId) => {
            onOpenChange(false);
            onAdd(clientId);
          }}
        />
      </SheetContent>
    </Sheet>
  );
}

function Choices({ clients, onAdd }: Pick<AddClientSheetProps, "clients" | "onAdd">) {
  const [search, setSearch] = useState("");
  const found = filterOptions(
    clients.map(({ id, name }) => ({ value: id, label: name })),
    search,
  );
  return (
    <>
      {clients.length > MAX_WITHOUT_SEARCH && (
        <Input
          aria-label="Search clients"
          placeholder="Search clients"
          leading={<Search aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mt-2 shrink-0"
        />
      )}
      <ul className="mt-1">
        {found.map(({ value, label }) => (
          <li key={value} className="border-b last:border-b-0">
            <button
              type="button"
              onClick={() => onAdd(value)}
              className="min-h-14 w-full break-words rounded-image text-left font-label hover:bg-accent/60"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="py-6 text-center text-muted-foreground">No more clients to add.</p>
      )}
    </>
  );
}
