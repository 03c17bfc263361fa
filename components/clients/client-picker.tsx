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
  /** How many there are, where not all of them are known yet. */
  total?: number;
  value: string | undefined;
  onValueChange: (clientId: string) => void;
  placeholder?: string;
};

/** Picks one of the trainer's clients by name; the height tells people of the same name apart. */
export function ClientPicker(props: ClientPickerProps) {
  const { clients, total = clients.length, value, onValueChange, placeholder } = props;
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
      searchIcon={total > FEW}
      searchable={total > FEW}
    />
  );
}
