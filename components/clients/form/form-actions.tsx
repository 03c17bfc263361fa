import type { ReactNode } from "react";
import { ActionBar } from "@/components/platform/frame/action-bar";
import { Button } from "@/components/ui/button";
import { LiveValues } from "./live-values";

type FormActionsProps = {
  derived: { bmi: number; leanMass: number; targetLeanMass: number };
  /** Without one the target is not shown. */
  hasGoal: boolean;
  /** Why the button is disabled, or what pressing it confirms. */
  note: string | null;
  disabled: boolean;
  busy: boolean;
} & ({ onGenerate: () => void } | { onSave: () => void; onView: () => void });

export function FormActions({ derived, hasGoal, note, disabled, busy, ...on }: FormActionsProps) {
  const described = note ? "form-actions-note" : undefined;
  const main = {
    size: "lg",
    disabled,
    pending: busy,
    "aria-describedby": described,
    className: "disabled:bg-secondary lg:min-h-13",
  } as const;
  let buttons: ReactNode;
  if ("onGenerate" in on)
    buttons = (
      <Button {...main} saves block onClick={on.onGenerate}>
        Generate
      </Button>
    );
  else
    buttons = (
      <div className="grid grid-cols-[1fr_1.7fr] gap-2.5">
        <Button
          saves
          variant="outline"
          size="lg"
          disabled={busy}
          onClick={on.onView}
          className="px-4 lg:min-h-13"
        >
          View
        </Button>
        <Button {...main} saves onClick={on.onSave}>
          Save
        </Button>
      </div>
    );
  return (
    <ActionBar
      action={
        <>
          {buttons}
          {note && (
            <p id={described} className="mt-1.5 text-center text-muted-foreground text-xs">
              {note}
            </p>
          )}
        </>
      }
    >
      <LiveValues {...derived} targetLeanMass={hasGoal ? derived.targetLeanMass : null} />
    </ActionBar>
  );
}
