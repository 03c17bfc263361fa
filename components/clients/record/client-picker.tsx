"use client";

import { useMemo } from "react";
import { Picker } from "@/components/ui/picker";
import type { Client } from "@/lib/clients/record/schema";
import { useUnits } from "@/lib/platform/browser/use-units";

/** Longer lists get a search field. */
const MAX_WITHOUT_SEARCH = 7;

type ClientPickerProps = {
  clients: readonly Pick<Client, "id" | "name" | "height">[];
  /** The full number, if `clients` is only a part. */
  total?: number;
  value: string | undefined;
  onValueChange: (clientId: string) => void;
  placeholder?: string;
};

/** The height tells clients with the same name apart. */
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
      label="Client"
      options={options}
      value={value}
      onValueChange={onValueChange}
      placeholder={placeholder ?? "Select a client"}
      searchPlaceholder="Search clients"
      emptyText="No client with that name."
      searchIcon={total > MAX_WITHOUT_SEARCH}
      searchable={total > MAX_WITHOUT_SEARCH}
    />
  );
}
