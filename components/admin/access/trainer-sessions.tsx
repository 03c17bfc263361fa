"use client";

import { useQuery } from "@tanstack/react-query";
import { PanelLoadFailure, showFailure } from "@/components/admin/lists/loading-rows";
import { Button } from "@/components/ui/button";
import { sessionsQuery, useEndSession } from "@/lib/admin/access/queries";
import { momentOf } from "@/lib/admin/console/wording";
import { sessionTexts } from "./texts";

export function TrainerSessions({ trainerId }: { trainerId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(sessionsQuery(trainerId));
  const end = useEndSession(trainerId);
  if (isPending) return <Note>{sessionTexts.loading}</Note>;
  if (!data) return <PanelLoadFailure title={sessionTexts.failed} onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0) return <Note>{sessionTexts.empty}</Note>;
  return (
    <ul aria-label={sessionTexts.name} className="mt-2 rounded-control bg-card px-4 py-1 shadow-card">
      {data.map(({ id, createdAt, lastSeenAt, isOwn }) => (
        <li key={id} className="flex min-h-12 items-center justify-between gap-3 text-sm not-last:border-b">
          <p className="min-w-0">
            {sessionTexts.since(momentOf(createdAt))}{" "}
            <span className="text-muted-foreground">{sessionTexts.seen(momentOf(lastSeenAt))}</span>
          </p>
          {isOwn ? (
            <span className="text-muted-foreground">{sessionTexts.own}</span>
          ) : (
            <Button
              variant="ghost"
              size="xs"
              aria-label={sessionTexts.endOf(momentOf(createdAt))}
              pending={end.isPending && end.variables === id}
              onClick={() =>
                end.mutate(id, { onError: (error) => showFailure(sessionTexts.endFailed, error) })
              }
            >
              {sessionTexts.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="mt-2 text-muted-foreground text-sm">
      {children}
    </p>
  );
}
