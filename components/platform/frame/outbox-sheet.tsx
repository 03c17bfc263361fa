"use client";

import { CircleAlert, CloudUpload, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { flush, warn } from "@/lib/platform/outbox/outbox";
import { useOutbox } from "@/lib/platform/outbox/waiting";
import { outboxTexts } from "./dialogs-texts";
import { OutboxRow } from "./outbox-row";

type OutboxSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function OutboxSheet({ open, onOpenChange }: OutboxSheetProps) {
  const { entries, isSending } = useOutbox();
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">{outboxTexts.title}</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <OutboxList />
        {entries.some(({ refusal }) => refusal === undefined) && (
          <Button
            variant="outline"
            block
            pending={isSending}
            className="my-4"
            onClick={() => void flush().catch(warn)}
          >
            <RotateCw aria-hidden />
            {outboxTexts.tryAgain}
          </Button>
        )}
      </SheetContent>
    </Sheet>
  );
}

export function OutboxList() {
  const entries = useOutbox((state) => state.entries);
  return (
    <>
      {entries.length === 0 && <p className="py-6 text-muted-foreground">{outboxTexts.empty}</p>}
      <ul>
        {entries.map((entry) => (
          <OutboxRow
            key={entry.id}
            entry={entry}
            icon={
              entry.refusal === undefined ? (
                <CloudUpload aria-hidden className="text-warning" />
              ) : (
                <CircleAlert aria-hidden className="text-destructive" />
              )
            }
          />
        ))}
      </ul>
    </>
  );
}
