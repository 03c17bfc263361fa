"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { weightFigure } from "@/lib/body/unit-system";
import { ratingsOf } from "@/lib/check-ins/inbox/answers";
import { sentCheckInsQuery } from "@/lib/check-ins/inbox/queries";
import type { SentCheckIn } from "@/lib/check-ins/inbox/schema";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { fullDate } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";

const STATES = { waiting: "In the inbox", accepted: "Accepted", asked_again: "Asked again" };

type PastCheckInsProps = { client: { id: string; name: string } };

/** What the client sent by links, newest first, each with the trainer's answer; loaded when it is opened. */
export function PastCheckIns({ client }: PastCheckInsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isPending, isFetching, refetch } = useQuery({
    ...sentCheckInsQuery(client.id),
    enabled: isOpen,
  });
  return (
    <details
      className="group border-t pt-2"
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-strong">
        Past check-ins
        <ChevronDown aria-hidden className="size-5 text-muted-foreground group-open:rotate-180" />
      </summary>
      {isOpen && isPending && (
        <p role="status" className="animate-appear py-2 text-muted-foreground text-sm">
          Loading the check-ins
        </p>
      )}
      {isOpen && !isPending && !data && (
        <LoadFailure title="The check-ins could not be loaded" onRetry={refetch} retrying={isFetching} />
      )}
      {data?.length === 0 && (
        <p className="py-2 text-muted-foreground text-sm">{`${firstName(client.name)} has sent none yet.`}</p>
      )}
      <ol aria-label="Past check-ins" className="divide-y">
        {data?.map((sent) => (
          <Past key={sent.id} sent={sent} />
        ))}
      </ol>
    </details>
  );
}

function Past({ sent }: { sent: SentCheckIn }) {
  const units = useUnits();
  const calendar = useCalendar();
  const { takenAt, state, weight, answers, note, reply } = sent;
  const ratings = ratingsOf(answers).map(({ name, value }) => `${name} ${value}`);
  return (
    <li className="py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-strong">{fullDate(calendar(takenAt))}</p>
        <p className="num">
          {weight === null ? "Not weighed" : `${weightFigure(weight, units)} ${units.weightUnit}`}
        </p>
      </div>
      <p className="text-muted-foreground">{[STATES[state], ...ratings].join(", ")}</p>
      {note && <p className="mt-1 whitespace-pre-line break-words">{`“${note}”`}</p>}
      {reply && state !== "waiting" && (
        <p className="mt-1.5 whitespace-pre-line break-words rounded-icon bg-muted px-3 py-2">
          <span className="font-label">You: </span>
          {reply}
        </p>
      )}
    </li>
  );
}
