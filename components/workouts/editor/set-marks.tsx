import type { SetDraft } from "@/lib/workouts/draft";
import { SET_KIND_LABELS } from "@/lib/workouts/set-kind";
import { setTexts } from "./texts";

/** What is special about a set, under its figures; nothing for a working set without a rating. */
export function SetMarks({ set }: { set: SetDraft }) {
  const marks = [
    set.kind !== "working" && SET_KIND_LABELS[set.kind],
    set.rpe !== null && setTexts.rpe(set.rpe),
  ].filter(Boolean);
  if (marks.length === 0) return null;
  return <span className="block font-sans text-2xs text-muted-foreground">{marks.join(", ")}</span>;
}
