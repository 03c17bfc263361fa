"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Logo } from "@/components/platform/frame/logo";
import { OutboxList } from "@/components/platform/frame/outbox-sheet";
import { Alert } from "@/components/ui/alert";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { namesQuery, rosterQuery } from "@/lib/desk/roster/queries";
import { askedOf } from "@/lib/desk/roster/question";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { useOutbox } from "@/lib/platform/outbox/waiting";
import { clientAddress } from "@/lib/text/addresses";
import { initialsOf } from "@/lib/text/names";

/** Shown for a page that is not cached: lists what is. */
export function OfflineScreen() {
  const trainerId = useSessionStore((state) => state.trainer?.id);
  const hasWaiting = useOutbox((state) => state.entries.length > 0);
  const { data: names } = useQuery(namesQuery(trainerId));
  const { data: roster } = useQuery(rosterQuery(trainerId, askedOf(new URLSearchParams()), null));
  // All names load a moment after the list; until then the first page has to do.
  const clients = names ?? roster?.rows ?? [];
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-column flex-col px-4 pt-[max(12px,var(--safe-top))] pb-8">
      <div className="flex min-h-13 items-center justify-center">
        <Logo className="h-[21px] w-auto" />
      </div>
      <h1 className="sr-only">No network</h1>
      <Alert variant="warning" title="No network" className="mt-2">
        {trainerId ? "This page is not on this device." : "Signing in needs a network."}
        {clients.length > 0 && ` Logging still works for the clients below.`}
      </Alert>
      {clients.length > 0 && (
        <section aria-labelledby="kept-clients" className="mt-7">
          <h2 id="kept-clients" className="type-display text-xl">
            On this device
          </h2>
          <ul>
            {clients.map(({ id, name }) => (
              <li key={id} className="flex min-h-16 items-center gap-3.5 border-b py-2 last:border-b-0">
                <Avatar className="size-11">{initialsOf(name)}</Avatar>
                <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
                <Button asChild variant="secondary" size="sm">
                  {/* A full page load, so that the service worker serves the cached page. */}
                  <a href={clientAddress(id, "workouts")} aria-label={`Log ${name}`}>
                    Log
                  </a>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasWaiting && (
        <section aria-labelledby="waiting" className="mt-7">
          <h2 id="waiting" className="type-display text-xl">
            Waiting for network
          </h2>
          <OutboxList />
        </section>
      )}
      <Button
        variant="outline"
        size="lg"
        block
        className="mt-auto lg:mt-6"
        onClick={() => window.location.reload()}
      >
        <RotateCw aria-hidden />
        Try again
      </Button>
    </main>
  );
}
