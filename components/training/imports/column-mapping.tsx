"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Picker } from "@/components/ui/picker";
import {
  type Columns,
  FIELD_LABELS,
  FIELDS,
  type Field,
  isComplete,
  type UnknownTable,
} from "@/lib/training/imports/columns";

const NONE = "none";

type ColumnMappingProps = { table: UnknownTable; onRead: (columns: Columns) => void };

/** For a table that no known app wrote: which column holds what, with the first row as an example. */
export function ColumnMapping({ table: { header, sample, guess }, onRead }: ColumnMappingProps) {
  const [columns, setColumns] = useState<Columns>(guess);
  const choose = (field: Field, value: string) => {
    const { [field]: _, ...others } = columns;
    setColumns(value === NONE ? others : { ...others, [field]: Number(value) });
  };
  const options = [
    { value: NONE, label: "Not in the file" },
    ...header.map((name, column) => ({
      value: String(column),
      label: name || `Column ${column + 1}`,
      detail: (sample[column] ?? "").slice(0, 24),
    })),
  ];
  return (
    <section aria-labelledby="column-mapping" className="grid gap-2.5">
      <h3 id="column-mapping" className="font-strong text-lg">
        What are the columns?
      </h3>
      <p className="text-muted-foreground text-sm">
        Workouts need a date, an exercise, and repetitions, a time or a distance; body weights a date and a
        weight. Files with the same columns are read the same way next time.
      </p>
      <ul>
        {FIELDS.map((field) => (
          <li key={field} className="grid items-center gap-x-3 gap-y-1.5 border-b py-2.5 sm:grid-cols-2">
            <span aria-hidden className="font-label">
              {FIELD_LABELS[field]}
            </span>
            <Picker
              label={`Column of ${FIELD_LABELS[field]}`}
              value={columns[field] === undefined ? NONE : String(columns[field])}
              options={options}
              onValueChange={(value) => choose(field, value)}
            />
          </li>
        ))}
      </ul>
      <Button disabled={!isComplete(columns)} onClick={() => onRead(columns)}>
        Read the file
      </Button>
    </section>
  );
}
