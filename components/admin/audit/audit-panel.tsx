"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { ShowMore, useShownPages } from "@/components/admin/lists/show-more";
import { auditTexts } from "@/components/admin/lists/texts";
import { setSearchParams, useSearchParam } from "@/components/platform/frame/search-params";
import { Badge } from "@/components/ui/badge";
import { useDebounced } from "@/components/ui/use-timeouts";
import { auditQuery, withoutEmptyFields } from "@/lib/admin/audit/queries";
import type { AuditEntry, AuditFilter } from "@/lib/admin/audit/schema";
import { auditSentence } from "@/lib/admin/audit/sentence";
import { momentOf } from "@/lib/admin/console/wording";
import { AuditAction } from "@/lib/platform/audit/schema";
import { AuditFilters } from "./audit-filters";

/** The database refuses to change or remove these entries. */
export function AuditPanel() {
  const [filter, setFilter] = useState<AuditFilter>({
    action: AuditAction.safeParse(useSearchParam("action")).data,
    actor: useSearchParam("actor"),
    target: useSearchParam("target"),
  });
  const { action, ...typed } = withoutEmptyFields(filter);
  const actor = useDebounced(typed.actor ?? "") || undefined;
  const target = useDebounced(typed.target ?? "") || undefined;
  const wanted = { action, actor, target };
  useEffect(
    () => setSearchParams({ action: action ?? null, actor: actor ?? null, target: target ?? null }),
    [action, actor, target],
  );
  const entries = useInfiniteQuery(auditQuery(wanted));
  useShownPages("entryPages", entries);
  const isFiltered = Object.values(wanted).some(Boolean);
  return (
    <section className="min-w-0">
      <h2 className="type-display text-lg">{auditTexts.title}</h2>
      <p className="mt-1 mb-2 text-muted-foreground text-xs">{auditTexts.hint}</p>
      <AuditFilters filter={filter} onChange={setFilter} />
      {entries.isPending && <LoadingRows text={auditTexts.loading} rows={5} />}
      {entries.isError && (
        <PanelLoadFailure title={auditTexts.failed} onRetry={entries.refetch} retrying={entries.isFetching} />
      )}
      {entries.data?.length === 0 && (
        <p className="py-3 text-muted-foreground text-sm">
          {isFiltered ? auditTexts.noneFound : auditTexts.empty}
        </p>
      )}
      <ul>
        {entries.data?.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <ShowMore label={auditTexts.more} list={entries} />
    </section>
  );
}

const DELETIONS: readonly AuditAction[] = ["delete-client", "delete-trainer", "purge-trainer"];

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { before, name, after } = auditSentence(entry);
  const isDeletion = DELETIONS.includes(entry.action);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2.5">
      <div className="min-w-0 flex-1 text-muted-foreground lg:grid lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:gap-x-4">
        <time dateTime={entry.createdAt} className="block text-sm">
          {momentOf(entry.createdAt)}
        </time>
        <p className="break-words">
          <span className="font-strong text-foreground">{entry.actorEmail}</span> {before}{" "}
          <span className="font-strong text-foreground">{name}</span> {after}
        </p>
      </div>
      {isDeletion && (
        <span className="inline-flex items-center">
          <Badge kind="neutral" className="text-destructive">
            <Trash2 aria-hidden className="size-3.5" />
            {auditTexts.deleted}
          </Badge>
        </span>
      )}
    </li>
  );
}
