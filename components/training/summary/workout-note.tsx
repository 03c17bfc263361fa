"use client";

import { useEffect, useRef, useState } from "react";
import type { Owned } from "@/components/training/workouts/device-store";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { useNoteWorkout } from "@/lib/training/logbook/queries";
import { MAX_NOTES_LENGTH } from "@/lib/training/workouts/schema";
import { summaryTexts } from "./texts";

const DEBOUNCE_MS = 800;

type WorkoutNoteProps = { client: Owned; workoutId: string; note: string };

/** Saves debounced, and when the summary closes. */
export function WorkoutNote({ client, workoutId, note }: WorkoutNoteProps) {
  const [typed, setTyped] = useState(note);
  const { mutateAsync } = useNoteWorkout(client, summaryTexts.note);
  const saved = useRef(note);
  const save = async (text: string) => {
    if (text.trim() === saved.current.trim()) return;
    const before = saved.current;
    saved.current = text;
    try {
      await mutateAsync({ workoutId, note: text.trim() || null });
    } catch {
      saved.current = before;
      toast({ title: summaryTexts.noteFailed, variant: "destructive" });
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
    <Field label={summaryTexts.note} help={summaryTexts.noteHint} className="mt-6 mb-4">
      <Textarea
        rows={2}
        maxLength={MAX_NOTES_LENGTH}
        value={typed}
        placeholder={summaryTexts.notePlaceholder}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}
