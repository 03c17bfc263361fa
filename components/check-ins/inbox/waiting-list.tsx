"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Keys } from "@/components/ui/keys";
import { weightChange } from "@/lib/body/unit-system";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { useShortcuts } from "@/lib/platform/browser/shortcuts";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { shortDate } from "@/lib/text/calendar/wording";
import { CheckInCard } from "./check-in-card";
import { useChosen } from "./use-chosen";
import { useFarDistance } from "./use-far-distance";

/** The chosen one is a card: on phones in its place in the list, on laptops beside the list. */
export function WaitingList({ waiting }: { waiting: readonly WaitingCheckIn[] }) {
  const { at, choose } = useChosen(waiting);
  useShortcuts("Check-ins", [
    { keys: ["j"], does: "Next check-in", run: () => choose(at + 1) },
    { keys: ["k"], does: "Check-in before", run: () => choose(at - 1) },
  ]);
  return (
    <div className="lg:grid lg:grid-cols-[300px_minmax(0,1fr)] lg:items-start lg:gap-5">
      <ul
        aria-label="Check-ins to choose from"
        className="hidden max-h-[calc(100dvh-140px)] overflow-y-auto lg:block"
      >
        {waiting.map((checkIn, index) => (
          <li key={checkIn.id} className="border-b last:border-b-0">
            <Row checkIn={checkIn} isChosen={index === at} onChoose={() => choose(index)} />
          </li>
        ))}
      </ul>
      <div className="lg:sticky lg:top-4">
        <ul aria-label="New check-ins" className="grid gap-2">
          {waiting.map((checkIn, index) => (
            <li key={checkIn.id} className={cn(index !== at && "lg:hidden")}>
              {index !== at && <Row checkIn={checkIn} isChosen={false} onChoose={() => choose(index)} />}
              {/* Stays while another one is chosen, with the answer that was begun. */}
              <div className={cn(index !== at && "hidden")}>
                <CheckInCard checkIn={checkIn} isNext={index === at} />
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-3 hidden flex-wrap items-center gap-2 text-muted-foreground text-sm lg:flex">
          <Keys keys="a" /> accept
          <Keys keys="j" className="ml-3" />
          <Keys keys="k" /> next and before
          <span className="ml-auto whitespace-nowrap">{`${at + 1} of ${waiting.length}`}</span>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Check-in before"
            disabled={at === 0}
            onClick={() => choose(at - 1)}
          >
            <ChevronUp aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Next check-in"
            disabled={at === waiting.length - 1}
            onClick={() => choose(at + 1)}
          >
            <ChevronDown aria-hidden />
          </Button>
        </div>
      </div>
    </div>
  );
}

type RowProps = { checkIn: WaitingCheckIn; isChosen: boolean; onChoose: () => void };

function Row({ checkIn, isChosen, onChoose }: RowProps) {
  const day = shortDate(useCalendar()(checkIn.takenAt));
  const text = useSummary(checkIn);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-16 w-full flex-col justify-center rounded-control px-3 py-2 text-left hover:bg-accent max-lg:bg-card aria-pressed:bg-card aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary"
    >
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="min-w-0 break-words font-strong">{checkIn.clientName}</span>
        <span className="shrink-0 text-muted-foreground text-xs">{day}</span>
      </span>
      <span className="text-muted-foreground text-sm">{text}</span>
    </button>
  );
}

/** What needs a look, in a few words. */
function useSummary(checkIn: WaitingCheckIn): string {
  const units = useUnits();
  const { weight, last, note, photos } = checkIn;
  const isFar = useFarDistance(checkIn, weight) !== null;
  const parts = [
    weight === null ? "Not weighed" : `${weightChange(last.weight, weight, units)} ${units.weightUnit}`,
    ...(isFar ? ["check the weight"] : []),
    ...(note ? ["note"] : []),
    ...(photos.length > 0 ? [photos.length === 1 ? "photo" : "photos"] : []),
  ];
  return parts.join(", ");
}
