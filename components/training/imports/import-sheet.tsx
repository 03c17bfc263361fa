"use client";

import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { Client } from "@/lib/clients/record/schema";
import { ChooseFile } from "./choose-file";
import { ImportReview } from "./import-review";
import { importTexts } from "./texts";
import { UndoButton } from "./undo-button";
import { useImport } from "./use-import";

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
          <SheetTitle className="type-display text-xl">{importTexts.title}</SheetTitle>
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
    <fieldset ref={place} tabIndex={-1} aria-label={importTexts.steps[step]} className="min-w-0 outline-none">
      <ImportStep client={client} onDone={onDone} importing={importing} />
    </fieldset>
  );
}

type ImportStepProps = ImportProps & { importing: ReturnType<typeof useImport> };

function ImportStep({ client, onDone, importing }: ImportStepProps) {
  const { state, problem, choose, send, restart } = importing;
  switch (state.step) {
    case "choose":
      return (
        <ChooseFile clientId={client.id} isReading={state.isReading} problem={problem} onFile={choose} />
      );
    case "review":
      return (
        <ImportReview
          clientName={client.name}
          read={state.read}
          problem={problem}
          progress={state.progress}
          onChange={restart}
          onImport={(plan) => send(state.read, plan)}
        />
      );
    case "done":
      return (
        <div className="grid gap-4 py-4">
          <p role="status" className="flex items-center gap-2 font-strong">
            <Check aria-hidden className="size-[18px] text-success" />
            {importTexts.done(state.imported)}
          </p>
          <p className="text-muted-foreground text-sm">{importTexts.doneHint}</p>
          <div className="grid gap-2.5">
            <Button onClick={onDone}>{importTexts.close}</Button>
            <UndoButton clientId={client.id} importId={state.importId} onUndone={restart}>
              {importTexts.undo}
            </UndoButton>
          </div>
        </div>
      );
  }
}
