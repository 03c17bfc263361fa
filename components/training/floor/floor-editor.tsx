"use client";

import { ChevronLeft } from "lucide-react";
import { DraftStatus } from "@/components/training/editor/draft-status";
import { EditorBody } from "@/components/training/editor/editor-body";
import { EditorMenu } from "@/components/training/editor/editor-menu";
import { useEditorKeys } from "@/components/training/editor/use-editor-keys";
import { type EditorSubject, useExerciseEditor } from "@/components/training/editor/use-exercise-editor";
import { Button } from "@/components/ui/button";
import { floorClientTexts } from "./texts";

type FloorEditorProps = EditorSubject & { clientName: string; hasKeys: boolean; onClose: () => void };

/** The phone editor inside the floor. */
export function FloorEditor({ clientName, hasKeys, onClose, ...subject }: FloorEditorProps) {
  const editor = useExerciseEditor(subject);
  useEditorKeys(editor, hasKeys);
  const { exerciseName } = editor.summary;
  return (
    <section aria-label={`${clientName}, ${exerciseName}`} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-14 shrink-0 items-center px-0.5">
        <Button
          variant="ghost"
          size="icon"
          className="size-14 @max-[260px]:w-9"
          aria-label={floorClientTexts.exercises}
          onClick={onClose}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-strong text-lg/5.5">{exerciseName}</h2>
          <p className="flex gap-2 text-muted-foreground text-xs">
            <span className="truncate lg:hidden">{clientName}</span>
            <DraftStatus editor={editor} />
          </p>
        </div>
        <EditorMenu editor={editor} onTrashed={onClose} />
      </header>
      <EditorBody editor={editor} />
    </section>
  );
}
