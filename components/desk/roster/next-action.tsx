"use client";

import { useQuery } from "@tanstack/react-query";
import { PageLink } from "@/components/platform/frame/page-link";
import { buttonVariants } from "@/components/ui/button";
import { nextAction } from "@/lib/desk/roster/next-action";
import { rowQuery } from "@/lib/desk/roster/queries";
import { useCalendar, useNow } from "@/lib/platform/browser/use-calendar";
import { clientAddress } from "@/lib/text/addresses";
import { dayHere } from "@/lib/text/calendar/local-date";

export default function NextAction({ clientId }: { clientId: string }) {
  const today = dayHere(useNow());
  const calendar = useCalendar();
  const { data: row } = useQuery(rowQuery(clientId));
  // The card works without it.
  if (!row) return null;
  const weighedOn = row.weighedAt === null ? null : dayHere(calendar(row.weighedAt));
  const { label, reason, place } = nextAction(row, weighedOn, today);
  return (
    <section aria-labelledby="next-action">
      <h4 id="next-action" className="text-muted-foreground text-xs">
        Next action
      </h4>
      <p className="mt-0.5 mb-2.5 line-clamp-2 font-strong text-sm">{reason}</p>
      <PageLink href={clientAddress(clientId, place)} className={buttonVariants({ className: "w-full" })}>
        {label}
      </PageLink>
    </section>
  );
}
