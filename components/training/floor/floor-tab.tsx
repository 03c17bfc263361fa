"use client";

import { Tabs } from "radix-ui";
import { draftKey, useStoredDraft } from "@/components/training/workouts/device-store";
import { useRest } from "@/components/training/workouts/use-rest";
import { useRestAlarm } from "@/components/training/workouts/use-rest-alarm";
import { fittingInitials } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { pointerFocus } from "@/components/ui/tabs";
import type { Client } from "@/lib/clients/record/schema";
import { firstName, initialsOf } from "@/lib/text/names";
import type { FloorPlace } from "@/lib/training/workouts/floor";
import { clockText } from "@/lib/training/workouts/wording";

const RADIUS = 24;
const LENGTH = 2 * Math.PI * RADIUS;

type FloorTabProps = { client: Client; open: FloorPlace["open"] };

/** The ring shows the remaining rest. */
export function FloorTab({ client, open }: FloorTabProps) {
  const rest = useRest(client);
  useRestAlarm(client);
  const draft = useStoredDraft(draftKey(client, open?.exerciseName ?? ""));
  const nextSet = draft?.sets.find((set) => !set.logged);
  const isReady = rest.isOver && nextSet !== undefined;
  const share = isReady ? 1 : rest.share;
  const state = stateText(rest.left, isReady, nextSet?.setNumber, draft !== null);
  return (
    <Tabs.Trigger
      value={client.id}
      {...pointerFocus}
      className="group pressable flex min-h-27 min-w-0 flex-col items-center justify-center gap-1 rounded-dock text-xs hover:bg-accent/60 aria-selected:bg-accent"
    >
      <span className="@container relative grid size-13 place-items-center">
        <svg
          aria-hidden
          viewBox="0 0 52 52"
          className={cn("absolute inset-0 -rotate-90 rounded-full", isReady && "bg-primary/12")}
        >
          <circle
            cx="26"
            cy="26"
            r={RADIUS}
            strokeWidth="4"
            className="fill-none stroke-border group-aria-selected:stroke-muted-foreground/35"
          />
          <circle
            cx="26"
            cy="26"
            r={RADIUS}
            fill="none"
            stroke="var(--primary)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
            visibility={share > 0 ? "visible" : "hidden"}
          />
        </svg>
        <span aria-hidden className={cn("relative font-strong", fittingInitials, isReady && "text-primary")}>
          {initialsOf(client.name)}
        </span>
      </span>
      <span className="sr-only">{client.name}</span>
      <span aria-hidden className="max-w-full truncate text-2xs">
        {firstName(client.name)}
      </span>
      <span
        className={cn(
          "num max-w-full truncate tracking-normal",
          isReady
            ? "font-strong text-primary"
            : "text-muted-foreground group-aria-selected:font-strong group-aria-selected:text-foreground",
        )}
      >
        {state}
      </span>
    </Tabs.Trigger>
  );
}

function stateText(left: number, isReady: boolean, setNumber: number | undefined, hasDraft: boolean): string {
  if (left > 0) return clockText(left);
  if (isReady) return "Ready";
  if (setNumber !== undefined) return `Set ${setNumber}`;
  return hasDraft ? "Save" : "–";
}
