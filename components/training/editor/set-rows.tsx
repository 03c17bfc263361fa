"use client";

import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/platform/browser/use-units";
import { isEffort } from "@/lib/training/catalogue/measure";
import { type SetDraft, type SetValues, valuesOf } from "@/lib/training/workouts/draft";
import { LIMB_LABELS, SET_KIND_LABELS } from "@/lib/training/workouts/set-kind";
import { setText } from "@/lib/training/workouts/wording";
import type { ExerciseEditor } from "./use-exercise-editor";

const columns =
  "grid grid-cols-[1.875rem_minmax(0,1fr)_minmax(0,1.35fr)_3.5rem] items-center @max-[320px]:grid-cols-[1.375rem_minmax(0,1fr)_minmax(0,1.2fr)_3.25rem] @max-[19rem]:grid-cols-[1.125rem_minmax(0,1fr)_2.75rem]";

/** The sets on phones and on the floor; the console below edits the selected one. Where two columns of figures would touch, last time stands below today. */
export function SetRows({ editor }: { editor: ExerciseEditor }) {
  const units = useUnits();
  return (
    <>
      <div
        aria-hidden
        className={cn(columns, "h-7 font-label text-[0.78125rem] text-muted-foreground @max-[19rem]:hidden")}
      >
        <span>Set</span>
        <span>Last time</span>
        <span>{editor.sets.some(isEffort) ? "Today" : `Today, ${units.weightUnit} × reps`}</span>
      </div>
      <ol>
        {editor.sets.map((set, index) => (
          <SetRow key={set.id} set={set} lastTime={editor.lastSets[index]} editor={editor} />
        ))}
      </ol>
    </>
  );
}

type SetRowProps = { set: SetDraft; lastTime: SetValues | undefined; editor: ExerciseEditor };

function SetRow({ set, lastTime, editor }: SetRowProps) {
  const units = useUnits();
  const isActive = set.id === editor.activeSet?.id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In large text the figures scroll with the sets, and must stay in sight.
    const sets = row.current?.closest("[data-sets]");
    if (!isActive || (sets && getComputedStyle(sets).display === "contents")) return;
    row.current?.scrollIntoView?.({ block: "nearest" });
  }, [isActive]);
  return (
    <li
      ref={row}
      className={cn(
        columns,
        "relative -mx-4 min-h-14 scroll-my-2 px-4 after:pointer-events-none after:absolute after:inset-x-4 @max-[19rem]:-mx-2.5 @max-[19rem]:px-2.5 @max-[19rem]:after:inset-x-2.5 after:bottom-0 after:h-px after:bg-border",
        isActive && "bg-[color-mix(in_oklab,var(--primary)_10%,var(--background))]",
      )}
    >
      <span
        aria-hidden
        className={cn("text-[1.0625rem]", isActive ? "font-strong text-primary" : "text-muted-foreground")}
      >
        {set.setNumber}
      </span>
      <span className="contents @max-[19rem]:hidden">
        <LastTime set={set} lastTime={lastTime} onCopy={(change) => editor.changeSet(set.id, change)} />
      </span>
      <button
        type="button"
        aria-pressed={isActive}
        // Another set would take the console from what was typed and refused.
        onClick={() => editor.isRefused() || editor.choose(set.id)}
        className={cn(
          "num min-h-14 text-left text-xl @max-[320px]:text-lg @max-[19rem]:py-1 @max-[19rem]:text-base",
          !set.logged && !isActive && "text-muted-foreground",
        )}
      >
        <span className="sr-only">{`Set ${set.setNumber}: `}</span>
        {setText(set, units)}
        {lastTime && (
          <span
            aria-hidden
            className="hidden font-normal font-sans text-muted-foreground text-xs whitespace-nowrap @max-[19rem]:block @max-[12.5rem]:text-2xs"
          >{`last ${setText(lastTime, units)}`}</span>
        )}
        <SetMarks set={set} />
      </button>
      <SetCheck set={set} onChange={(logged) => editor.setLogged(set.id, logged)} />
    </li>
  );
}

type LastTimeProps = { set: SetDraft; lastTime: SetValues | undefined; onCopy: (values: SetValues) => void };

/** The same set of the last workout; a tap copies it. */
export function LastTime({ set, lastTime, onCopy }: LastTimeProps) {
  const units = useUnits();
  if (!lastTime) return <span className="text-muted-foreground">–</span>;
  const figures = setText(lastTime, units);
  return (
    <button
      type="button"
      aria-label={`Set ${set.setNumber}, copy last time: ${figures}`}
      onClick={() => onCopy(valuesOf(lastTime))}
      className="num min-h-14 rounded-image text-left text-base text-muted-foreground hover:text-foreground"
    >
      {figures}
    </button>
  );
}

type SetCheckProps = { set: SetDraft; onChange: (logged: boolean) => void; className?: string };

export function SetCheck({ set, onChange, className }: SetCheckProps) {
  return (
    <button
      type="button"
      aria-pressed={set.logged}
      aria-label={`Set ${set.setNumber} logged`}
      onClick={() => onChange(!set.logged)}
      className="group -mr-1 grid min-h-14 place-items-end content-center rounded-control pr-1"
    >
      <span
        className={cn(
          "pressable grid size-11.5 @max-[19rem]:size-11 place-items-center rounded-control group-active:scale-97",
          set.logged ? "bg-primary text-primary-foreground" : "inset-ring-2 inset-ring-input",
          className,
        )}
      >
        {set.logged && <Check aria-hidden className="size-[22px] stroke-[1.9]" />}
      </span>
    </button>
  );
}

/** The side, where the figures do not say it, the kind and RPE of a set; empty for a plain working set. */
export function SetMarks({ set, showsLimb = false }: { set: SetDraft; showsLimb?: boolean }) {
  const marks = [
    showsLimb && set.limb && LIMB_LABELS[set.limb],
    set.kind !== "working" && SET_KIND_LABELS[set.kind],
    set.rpe !== null && `RPE ${set.rpe}`,
  ].filter(Boolean);
  if (marks.length === 0) return null;
  return <span className="block font-sans text-2xs text-muted-foreground">{marks.join(", ")}</span>;
}
