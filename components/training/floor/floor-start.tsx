"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Timer, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { ClientNote } from "@/components/training/workouts/client-note";
import { ClientThumbnail } from "@/components/ui/avatar";
import { Button, wrapping } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { Client } from "@/lib/clients/record/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { thumbnailUrl } from "@/lib/text/addresses";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday, timeOfMinutes } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import { counted } from "@/lib/text/numbers";
import { FLOOR_KINDS, preselected } from "@/lib/training/schedule/floor-kinds";
import { floorQuery } from "@/lib/training/schedule/queries";
import type { FloorSession } from "@/lib/training/schedule/schema";
import { FLOOR_CLIENTS_MAX, type FloorPlace } from "@/lib/training/workouts/floor";
import { startPlanned } from "./start-planned";

const HEADS = { now: "Now", later: "Later today", missed: "Missed this week" } as const;

type FloorStartProps = {
  trainerId: string;
  clients: readonly Client[];
  onStart: (started: FloorPlace[]) => void;
  onAdd: () => void;
  /** Without any session. */
  fallback: React.ReactNode;
};

/** Whose session it is: who trains now is chosen already, and one tap starts all on their planned sessions. */
export function FloorStart({ trainerId, clients, onStart, onAdd, fallback }: FloorStartProps) {
  const cache = useQueryClient();
  const units = useUnits();
  const { data, isPending } = useQuery(floorQuery(trainerId));
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [isStarting, setStarting] = useState(false);
  const offers = (data?.sessions ?? []).flatMap((session) => {
    const client = clients.find(({ id }) => id === session.clientId);
    return client ? { session, client } : [];
  });
  if (isPending) return <Skeleton className="m-4 h-40" />;
  if (offers.length === 0) return fallback;
  const chosen = changed ?? preselected(offers.map(({ session }) => session));
  const toggle = (id: string) =>
    setChanged(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const start = async () => {
    setStarting(true);
    const begun = offers
      .filter(({ client }) => chosen.includes(client.id))
      .map(async ({ client, session }) => ({
        clientId: client.id,
        open: await startPlanned(cache, client, session.sessionId, units),
      }));
    onStart(await Promise.all(begun));
  };
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col overflow-y-auto px-4">
      <h2 className="type-display pt-2 text-xl">Who trains now?</h2>
      {FLOOR_KINDS.map((kind) => {
        const ofKind = offers.filter(({ session }) => session.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-label={HEADS[kind]} className="mt-3">
              <h3 className="border-b pb-1.5 font-strong">{HEADS[kind]}</h3>
              <ul>
                {ofKind.map(({ client, session }) => (
                  <Offer
                    key={client.id}
                    client={client}
                    session={session}
                    checked={chosen.includes(client.id)}
                    isFull={chosen.length >= FLOOR_CLIENTS_MAX}
                    onToggle={() => toggle(client.id)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <div className="sticky bottom-0 z-1 mt-auto flex flex-wrap gap-2 bg-background pt-3 pb-[calc(var(--safe-bottom)+12px)]">
        <Button
          size="lg"
          className={cn(wrapping, "min-w-0 flex-1 basis-48")}
          disabled={chosen.length === 0}
          pending={isStarting}
          onClick={start}
        >
          <Timer aria-hidden />
          {chosen.length === 0 ? "Choose who trains" : `Start with ${counted(chosen.length, "client")}`}
        </Button>
        <Button variant="outline" size="lg" aria-label="Add a client" title="Add a client" onClick={onAdd}>
          <UserRoundPlus aria-hidden />
        </Button>
      </div>
    </div>
  );
}

type OfferProps = {
  client: Client;
  session: FloorSession;
  checked: boolean;
  isFull: boolean;
  onToggle: () => void;
};

function Offer({ client, session, checked, isFull, onToggle }: OfferProps) {
  return (
    <li className="border-b last:border-b-0">
      {/* The target of a tick reaches beyond the column. */}
      <label className="-mx-3 flex min-h-15 cursor-pointer items-center gap-3 px-3 py-1.5">
        <input
          type="checkbox"
          checked={checked}
          disabled={isFull && !checked}
          onChange={onToggle}
          className="size-6 accent-primary"
        />
        <ClientThumbnail
          src={client.photoUrl && thumbnailUrl(client.photoUrl)}
          initials={initialsOf(client.name)}
          className="h-11 w-8"
          textClassName="text-2xs"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-label">{client.name}</span>
          <span className="block break-words text-muted-foreground text-sm">{offerText(session)}</span>
        </span>
      </label>
      <ClientNote notes={client.notes} className="-mt-1.5 pl-9" />
    </li>
  );
}

/** `Push, 5:00 PM`, `Push, 3 of 14 sets`, `Push, missed Mon, 2 more missed`. */
function offerText({ kind, name, date, startMin, setsDone, setsPlanned, moreMissed }: FloorSession): string {
  const parts = [
    startMin !== null && timeOfMinutes(startMin),
    kind === "missed" && `missed ${shortWeekday(weekdayOf(date))}`,
    moreMissed > 0 && `${moreMissed} more missed`,
    setsDone > 0 && `${setsDone} of ${counted(setsPlanned, "set")}`,
  ];
  return [name, ...parts.filter(Boolean)].join(", ");
}
