"use client";

import { useEffect, useRef } from "react";
import { Dialog, DialogCloseButton, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { DraftStatus } from "./draft-status";
import { EditorBody } from "./editor-body";
import { EditorMenu } from "./editor-menu";
import { type EditorSubject, useExerciseEditor } from "./use-exercise-editor";

type PhoneEditorProps = EditorSubject & { clientName: string; onClose: () => void };

/** A full-screen dialog that stays open when the exercise changes. */
export default function PhoneEditor(props: PhoneEditorProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent size="full" aria-describedby={undefined} className="overflow-hidden">
        <PhoneEditorContent key={props.summary.exerciseName} {...props} />
      </DialogContent>
    </Dialog>
  );
}

function PhoneEditorContent({ clientName, onClose, ...subject }: PhoneEditorProps) {
  const editor = useExerciseEditor(subject);
  useCloseOnBack(onClose);
  return (
    <section ref={editor.around} className="@container mx-auto flex h-full w-full max-w-column flex-col">
      <header className="shrink-0 px-4 pt-[max(8px,var(--safe-top))]">
        <div className="-mx-3.5 flex min-h-14 items-center">
          <DialogCloseButton className="size-14" />
          <div className="min-w-0 flex-1">
            <DialogTitle className="truncate @max-[16rem]:whitespace-normal text-lg/[1.375rem]">
              {editor.summary.exerciseName}
            </DialogTitle>
            <p className="flex flex-wrap gap-x-2 text-muted-foreground text-xs">
              <span className="truncate">{clientName}</span>
              <DraftStatus editor={editor} />
            </p>
          </div>
          <EditorMenu editor={editor} onTrashed={onClose} />
        </div>
      </header>
      <EditorBody editor={editor} />
    </section>
  );
}

type CloseWatcher = EventTarget & { destroy(): void };
declare const CloseWatcher: { new (): CloseWatcher } | undefined;

/**
 * Android's back gesture closes the dialog instead of leaving the page, if the browser supports CloseWatcher.
 * The address does not change.
 */
function useCloseOnBack(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (typeof CloseWatcher === "undefined") return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, []);
}
