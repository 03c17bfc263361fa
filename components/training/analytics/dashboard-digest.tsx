"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { analyticsQuery } from "@/lib/training/analytics/queries";
import { recordText } from "@/lib/training/workouts/wording";

const SHOWN = 3;

/** Only on laptops, beside the client: quiet clients and the newest records. */
export default function DashboardDigest() {
  const units = useUnits();
  const { data, isPending } = useQuery(analyticsQuery());
  if (isPending) return <Skeleton className="h-[190px] rounded-card" />;
  // The dashboard works without it, so a failure shows nothing.
  if (!data) return null;
  const now = new Date();
  const { quiet, records } = data;
  return (
    <>
      <Block id="digest-quiet" title="Quiet clients" note="since the last workout">
        {quiet.length === 0 && (
          <p className="text-muted-foreground text-xs">
            No client has been away for longer than their plan allows.
          </p>
        )}
        {quiet.slice(0, SHOWN).map(({ clientId, name, workoutsPerWeek, days }) => (
          <Row key={clientId} clientId={clientId} name={name} detail={`Plan ${workoutsPerWeek} a week`}>
            <span className="num text-num-sm">
              {days}
              <small>days</small>
            </span>
          </Row>
        ))}
      </Block>
      {records.length > 0 && (
        <Block id="digest-records" title="Newest records">
          {records.slice(0, SHOWN).map((record) => (
            <Row
              key={`${record.clientId} ${record.exerciseName}`}
              clientId={record.clientId}
              name={record.clientName}
              detail={`${record.exerciseName}, ${dayText(record.achievedDate, now)}`}
            >
              <span className="num font-strong text-base text-primary tracking-normal">
                {recordText(record, units)}
              </span>
            </Row>
          ))}
        </Block>
      )}
    </>
  );
}

function Block({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-strong text-lg">
          {title}
        </h2>
        {note && <p className="text-muted-foreground text-xs">{note}</p>}
      </div>
      {children}
    </section>
  );
}

type RowProps = { clientId: string; name: string; detail: string; children: ReactNode };

function Row({ clientId, name, detail, children }: RowProps) {
  return (
    <PageLink
      href={clientAddress(clientId, "workouts")}
      className="flex min-h-14 items-center gap-3 border-b py-2 hover:bg-accent/50"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong text-sm">{name}</span>
        <span className="block truncate text-muted-foreground text-xs">{detail}</span>
      </span>
      <span className="shrink-0">{children}</span>
    </PageLink>
  );
}
