"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { DraftStatus } from "@/components/training/editor/draft-status";
import { EditorBody } from "@/components/training/editor/editor-body";
import { EditorMenu } from "@/components/training/editor/editor-menu";
import { useEditorKeys } from "@/components/training/editor/use-editor-keys";
import { type EditorSubject, useExerciseEditor } from "@/components/training/editor/use-exercise-editor";
import type { Saved } from "@/components/training/editor/use-save";
import { ExerciseBrowser } from "@/components/training/exercises/exercise-browser";
import { StartToday } from "@/components/training/plans/still-open";
import { usePlanDays } from "@/components/training/plans/use-plan-days";
import { SessionStrip } from "@/components/training/session/session-strip";
import { useOpenSummary } from "@/components/training/session/use-open-summary";
import { type Training, useTraining } from "@/components/training/session/use-training";
import { SummarySheet } from "@/components/training/summary/summary-sheet";
import { ClientNote, notesFor } from "@/components/training/workouts/client-note";
import { useDraftedPlace } from "@/components/training/workouts/use-drafted-place";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Client } from "@/lib/clients/record/schema";
import { nextStep } from "@/lib/training/day/today";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import { sessionOf } from "@/lib/training/plans/week";
import { FIRST_GROUP } from "@/lib/training/workouts/queries";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { ColumnEditor } from "./column-editor";

type FloorClientProps = {
  client: Client;
  open: ExercisePlace | null;
  onOpen: (exercise: ExercisePlace | null) => void;
  onLeave: () => void;
  /** Whether the keyboard shortcuts act on this client. */
  hasKeys?: boolean;
  /** Beside others, below the name and the note. */
  isColumn?: boolean;
};

/** The open exercise of a client on the floor, or the list of exercises. */
export default function FloorClient({
  client,
  open,
  onOpen,
  onLeave,
  hasKeys = false,
  isColumn = false,
}: FloorClientProps) {
  const training = useTraining(client, open, onOpen);
  const summary = useOpenSummary(client.id, open, training);
  const [ended, setEnded] = useState<string | null>(null);
  const onSaved = ({ id }: Saved) => {
    if (training.advance() && id) setEnded(id);
  };
  if (open && summary)
    return (
      <FloorEditor
        key={summary.exerciseName}
        client={client}
        clientName={client.name}
        hasKeys={hasKeys}
        isColumn={isColumn}
        muscleGroup={open.muscleGroup}
        summary={summary}
        training={training}
        onSaved={onSaved}
        onClose={() => onOpen(null)}
      />
    );
  return (
    <>
      <Choice {...{ client, training, onOpen, onLeave, isColumn }} />
      <SummarySheet client={client} workoutId={ended} onClose={() => setEnded(null)} />
    </>
  );
}

type ChoiceProps = Omit<FloorClientProps, "open"> & { training: Training };

function Choice({ client, training, onOpen, onLeave, isColumn = false }: ChoiceProps) {
  const drafted = useDraftedPlace(client);
  const planned = usePlannedGroup(client);
  const [chosen, setGroup] = useState<MuscleGroup | null>(drafted?.muscleGroup ?? null);
  const group = chosen ?? planned ?? FIRST_GROUP;
  const [adding, setAdding] = useState(false);
  return (
    <div
      className={cn(
        "min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-(--safe-bottom)",
        isColumn && "@container row-span-4 px-2.5",
      )}
    >
      <div className="flex min-h-13 items-center justify-between gap-3">
        <h2 className="min-w-0 truncate font-strong text-lg lg:sr-only">{client.name}</h2>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3.5 shrink text-muted-foreground whitespace-normal lg:-ml-3.5"
          onClick={onLeave}
        >
          Remove from the floor
        </Button>
      </div>
      {!isColumn && <ClientNote notes={notesFor({ client, training })} />}
      <SessionStrip client={client} training={training} openName={null} />
      {training.exercises.length === 0 && <StartToday client={client} onStarted={onOpen} />}
      <ExerciseBrowser
        client={client}
        group={group}
        onGroupChange={setGroup}
        openName={null}
        recordName={null}
        onOpen={onOpen}
        adding={adding}
        onAddingChange={setAdding}
      />
      <Button variant="outline" block className="mt-2 mb-3 lg:hidden" onClick={() => setAdding(true)}>
        Add New Exercise
      </Button>
    </div>
  );
}

/** Where the next planned session begins, so that the list is not that of other muscles. */
function usePlannedGroup(client: Client): MuscleGroup | null {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const days = usePlanDays(client, plan);
  const standing = nextStep(days).session;
  if (!plan || !standing) return null;
  return sessionOf(plan, days, standing)?.session.exercises[0]?.muscleGroup ?? null;
}

type FloorEditorProps = EditorSubject & {
  clientName: string;
  hasKeys: boolean;
  isColumn: boolean;
  onClose: () => void;
};

/** The phone editor inside the floor, or its arrangement for columns. */
function FloorEditor({ clientName, hasKeys, isColumn, onClose, ...subject }: FloorEditorProps) {
  const editor = useExerciseEditor(subject);
  useEditorKeys(editor, hasKeys);
  const { exerciseName } = editor.summary;
  if (isColumn) return <ColumnEditor {...{ editor, clientName, onClose }} isSelected={hasKeys} />;
  return (
    <section
      ref={editor.around}
      data-saved-together
      aria-label={`${clientName}, ${exerciseName}`}
      className="@container flex min-h-0 flex-1 flex-col"
    >
      <header className="flex min-h-14 shrink-0 items-center px-0.5">
        <Button
          variant="ghost"
          size="icon"
          className="size-14 @max-[260px]:w-9"
          aria-label="Exercises"
          onClick={onClose}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <div className="min-w-0 flex-1">
          <h2 className="truncate @max-[16rem]:whitespace-normal font-strong text-lg/[1.375rem]">
            {exerciseName}
          </h2>
          <p className="flex flex-wrap gap-x-2 text-muted-foreground text-xs">
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
