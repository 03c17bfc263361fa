"use client";

import { useEffect, useRef, useState } from "react";
import type { Owned } from "@/components/training/workouts/device-store";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { toastFailure } from "@/components/ui/toast-store";
import { useNoteWorkout } from "@/lib/training/logbook/queries";
import { MAX_NOTES_LENGTH } from "@/lib/training/workouts/schema";

const DEBOUNCE_MS = 800;

type WorkoutNoteProps = { client: Owned; workoutId: string; note: string };

/** Saves debounced, and when the summary closes. */
export function WorkoutNote({ client, workoutId, note }: WorkoutNoteProps) {
  const [typed, setTyped] = useState(note);
  const { mutateAsync } = useNoteWorkout(client, "Note");
  const saved = useRef(note);
  const save = async (text: string) => {
    if (text.trim() === saved.current.trim()) return;
    const before = saved.current;
    saved.current = text;
    try {
      await mutateAsync({ workoutId, note: text.trim() || null });
    } catch {
      saved.current = before;
      toastFailure("The note was not saved.");
    }
  };
  const latest = useRef({ typed, save });
  useEffect(() => {
    latest.current = { typed, save };
    const timer = setTimeout(() => void save(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => () => void latest.current.save(latest.current.typed), []);
  return (
    <Field label="Note" help="Only you see this. It is shown in History." className="mt-6 mb-4">
      <Textarea
        rows={2}
        maxLength={MAX_NOTES_LENGTH}
        value={typed}
        placeholder="What to remember about this workout"
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}
