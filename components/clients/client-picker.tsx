"use client";

import { useMemo } from "react";
import { Picker } from "@/components/ui/picker";
import { useUnits } from "@/lib/browser/use-units";
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
  const units = useUnits();
  const options = useMemo(
    () =>
      clients.map(({ id, name, height }) => ({ value: id, label: name, detail: units.heightText(height) })),
    [clients, units],
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
