"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, FileSpreadsheet } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { Client } from "@/lib/clients/record/schema";
import { counted } from "@/lib/text/numbers";
import { importsQuery } from "@/lib/training/imports/queries";
import type { RowsRead } from "@/lib/training/imports/read-file";
import { SOURCE_LABELS } from "@/lib/training/imports/source-file";
import { dayTextHere } from "@/lib/training/workouts/wording";
import { ColumnMapping } from "./column-mapping";
import { ImportReview } from "./import-review";
import { UndoButton } from "./undo-button";
import { useImport } from "./use-import";

const STEPS = { choose: "Choose a file", review: "File contents", done: "Imported" };

type ImportSheetProps = {
  client: Pick<Client, "id" | "name">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Three steps: choose a file, review, and the result with Undo. */
export default function ImportSheet({ client, open, onOpenChange }: ImportSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} className="lg:max-w-[560px]">
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">Import workouts or weights</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <Import client={client} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

type ImportProps = { client: Pick<Client, "id" | "name">; onDone: () => void };

/** Mounts with the sheet, so that it starts from the first step. */
function Import({ client, onDone }: ImportProps) {
  const importing = useImport(client.id);
  const { step } = importing.state;
  const place = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step === shown.current) return;
    shown.current = step;
    // The pressed button unmounts with its step, so the focus moves to the new step.
    place.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <fieldset ref={place} tabIndex={-1} aria-label={STEPS[step]} className="min-w-0 outline-none">
      <ImportStep client={client} onDone={onDone} importing={importing} />
    </fieldset>
  );
}

type ImportStepProps = ImportProps & { importing: ReturnType<typeof useImport> };

function ImportStep({ client, onDone, importing }: ImportStepProps) {
  const { state, problem, choose, map, answer, send, restart } = importing;
  switch (state.step) {
    case "choose":
      return (
        <ChooseFile
          clientId={client.id}
          isReading={state.isReading}
          rows={state.rows}
          problem={problem}
          onFile={choose}
        >
          {state.unknown && (
            <ColumnMapping
              key={state.unknown.chosen.name}
              table={state.unknown.table}
              onRead={(columns) => state.unknown && map(state.unknown, columns)}
            />
          )}
        </ChooseFile>
      );
    case "review":
      return (
        <ImportReview
          clientName={client.name}
          read={state.read}
          problem={problem}
          progress={state.progress}
          onChange={restart}
          onAnswer={(choice) => answer(state.read, choice)}
          onImport={(plan, answers) => send(state.read, plan, answers)}
        />
      );
    case "done":
      return (
        <div className="grid gap-4 py-4">
          <p role="status" className="flex items-center gap-2 font-strong">
            <Check aria-hidden className="size-[18px] text-success" />
            {counted(state.imported, state.what)} imported
          </p>
          <p className="text-muted-foreground text-sm">
            {state.what === "workout"
              ? "You find them in History, and their records count."
              : "You find them in the client's History. The newest of all is the current weight."}
          </p>
          <div className="grid gap-2.5">
            <Button onClick={onDone}>Done</Button>
            <UndoButton clientId={client.id} importId={state.importId} what={state.what} onUndone={restart}>
              Undo import
            </UndoButton>
          </div>
        </div>
      );
  }
}

type ChooseFileProps = {
  clientId: string;
  isReading: boolean;
  rows: RowsRead | undefined;
  problem: string | null;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** The first step: choose a file, or undo a past import. */
function ChooseFile({ clientId, isReading, rows, problem, onFile, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-4 pt-2 pb-1">
      <p className="text-muted-foreground text-sm">
        A CSV file that Strong, Hevy, FitNotes, Fitbod, StrongLifts, Lyfta, LiftLog, Jefit or Formcast
        exported, body weights of openScale, Withings, Garmin, Renpho or MacroFactor, or a table of your own.
        You see its contents before anything is saved.
      </p>
      {problem && <Alert>{problem}</Alert>}
      {children}
      <Button pending={isReading} onClick={() => input.current?.click()}>
        {!isReading && <FileSpreadsheet aria-hidden />}
        {isReading ? "Reading the file" : "Choose file"}
      </Button>
      {isReading && rows && <Progress aria-label="Rows read" value={rows.done} max={rows.total} />}
      <input
        ref={input}
        type="file"
        aria-label="CSV file"
        accept=".csv,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Without the reset, the same file would not fire a second change event.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <PastImports clientId={clientId} />
    </div>
  );
}

function PastImports({ clientId }: { clientId: string }) {
  const { data: imports = [] } = useQuery(importsQuery(clientId));
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h3 id="past-imports" className="font-strong">
        Past imports
      </h3>
      <ul>
        {imports.map(({ id, fileName, source, importedAt, workouts, weighIns }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 border-b py-2 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="truncate font-label">{fileName}</p>
              <p className="text-muted-foreground text-xs">
                {SOURCE_LABELS[source]},{" "}
                {weighIns > 0 ? counted(weighIns, "weigh-in") : counted(workouts, "workout")},{" "}
                {dayTextHere(importedAt)}
              </p>
            </div>
            <UndoButton
              clientId={clientId}
              importId={id}
              what={weighIns > 0 ? "weigh-in" : "workout"}
              aria-label={`Undo import of ${fileName}`}
            >
              Undo
            </UndoButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
