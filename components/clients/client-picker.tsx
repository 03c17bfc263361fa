"use client";

import { useMemo } from "react";
import { Picker } from "@/components/ui/picker";
import { formatHeight } from "@/lib/body/height";
import type { Client } from "@/lib/clients/schema";
import { clientPickerTexts } from "./texts";

/** A list of more than this many wants a search. */
const FEW = 7;

type ClientPickerProps = {
  clients: readonly Pick<Client, "id" | "name" | "height">[];
  value: string | undefined;
  onValueChange: (clientId: string) => void;
  placeholder?: string;
};

/** Picks one of the trainer's clients by name; the height tells people of the same name apart. */
export function ClientPicker({ clients, value, onValueChange, placeholder }: ClientPickerProps) {
  const options = useMemo(
    () =>
      clients.map(({ id, name, height }) => ({ value: id, label: name, detail: `${formatHeight(height)}"` })),
    [clients],
  );
  return (
    <Picker
      label={clientPickerTexts.label}
      options={options}
      value={value}
      onValueChange={onValueChange}
      placeholder={placeholder ?? clientPickerTexts.placeholder}
      searchPlaceholder={clientPickerTexts.search}
      emptyText={clientPickerTexts.noMatch}
      searchIcon={clients.length > FEW}
      searchable={clients.length > FEW}
    />
  );
}
