"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { PROGRAMME_NAME_MAX_LENGTH } from "@/lib/training/plans/limits";
import type { ProgrammeSource } from "./use-programme";

type NameSheetProps = { source: ProgrammeSource; open: boolean; onOpenChange: (open: boolean) => void };

export function NameSheet({ open, onOpenChange, source }: NameSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle className="type-display text-xl">Name and start</SheetTitle>
        <NameForm source={source} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

function NameForm({ source, onDone }: { source: ProgrammeSource; onDone: () => void }) {
  const [name, setName] = useState(source.name);
  const [startsOn, setStartsOn] = useState(source.startsOn ?? "");
  const isWeek = source.client !== null && source.startsOn === null;
  return (
    <form
      className="mt-3 grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        source.save({ name: name.trim(), ...(startsOn && { startsOn }) }, "Program changed");
        onDone();
      }}
    >
      <Field label="Name">
        <Input
          value={name}
          maxLength={PROGRAMME_NAME_MAX_LENGTH}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {source.client && (
        <Field label="Starts on" help="Week 1 is the week of this day.">
          <Input type="date" value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />
        </Field>
      )}
      <Button type="submit" disabled={name.trim() === "" || (isWeek && startsOn === "")}>
        Save
      </Button>
    </form>
  );
}
