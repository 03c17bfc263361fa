"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { momentOf } from "@/lib/admin/wording";
import { auditQuery } from "@/lib/audit/queries";
import type { AuditEntry } from "@/lib/audit/schema";
import { auditSentence } from "@/lib/audit/sentence";
import { LoadFailure } from "./load-failure";
import { LoadingRows } from "./loading-rows";
import { ShowMore } from "./show-more";

/** Who did what to whom. The database refuses to change or remove what is listed here. */
export function AuditPanel() {
  const entries = useInfiniteQuery(auditQuery({}));
  return (
    <section className="min-w-0">
      <h2 className="type-display text-lg">Audit</h2>
      <p className="mt-1 mb-2 text-muted-foreground text-xs">Entries cannot be edited or removed.</p>
      {entries.isPending && <LoadingRows text="Loading audit..." rows={5} />}
      {entries.isError && (
        <LoadFailure
          title="Failed to fetch the audit"
          onRetry={entries.refetch}
          retrying={entries.isFetching}
        />
      )}
      {entries.data?.length === 0 && <p className="py-3 text-muted-foreground text-sm">No entries yet.</p>}
      <ul>
        {entries.data?.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <ShowMore label="Show older entries" list={entries} />
    </section>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { before, name, after } = auditSentence(entry);
  const isDeletion = entry.action === "delete-client" || entry.action === "delete-trainer";
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2.5">
      <p className="min-w-0 flex-1 break-words text-muted-foreground">
        <time dateTime={entry.createdAt} className="block text-sm lg:inline-block lg:w-[170px]">
          {momentOf(entry.createdAt)}
        </time>
        <span className="font-strong text-foreground">{entry.actorEmail}</span> {before}{" "}
        <span className="font-strong text-foreground">{name}</span> {after}
      </p>
      {isDeletion && (
        <span className="inline-flex items-center">
          <Badge kind="neutral" className="text-destructive">
            <Trash2 aria-hidden className="size-3.5" />
            Deleted
          </Badge>
        </span>
      )}
    </li>
  );
}
