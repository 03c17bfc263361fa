"use client";

import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { useIsLaptop } from "@/lib/browser/media";
import { useIsStorable, useWaitingSave } from "../device-store";
import { keptStatusTexts } from "./texts";
import type { ExerciseEditor } from "./use-exercise-editor";

/** Where the draft is at this moment. Nothing while there is none. */
export function KeptStatus({ editor }: { editor: ExerciseEditor }) {
  const storable = useIsStorable();
  const isLaptop = useIsLaptop();
  const waiting = useWaitingSave(editor.client, editor.summary.exerciseName);
  if (editor.problem?.isNetwork || (waiting && !editor.isKept))
    return <Status tone="text-warning">{keptStatusTexts.waiting}</Status>;
  if (!editor.isKept) return null;
  if (!storable) return <Status tone="text-warning">{keptStatusTexts.onlyInTab}</Status>;
  return (
    <Status tone="text-success" icon={<Check aria-hidden />}>
      {isLaptop ? keptStatusTexts.onLaptop : keptStatusTexts.onPhone}
    </Status>
  );
}

type StatusProps = { tone: string; icon?: ReactNode; children: ReactNode };

function Status({ tone, icon = <TriangleAlert aria-hidden />, children }: StatusProps) {
  return (
    <span
      className={cn(
        "inline-flex max-w-full shrink-0 items-center gap-1 [&_svg]:size-[15px] [&_svg]:shrink-0",
        tone,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
