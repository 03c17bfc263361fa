"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { SearchField } from "@/components/admin/lists/search-field";
import { ShowMore, useShownPages } from "@/components/admin/lists/show-more";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { setSearchParams, useSearchParam } from "@/components/platform/frame/search-params";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Picker } from "@/components/ui/picker";
import { useDebounced } from "@/components/ui/use-timeouts";
import type * as Contract from "@/lib/admin/audit/contract";
import type { AuditEntry, AuditFilter } from "@/lib/admin/audit/schema";
import { ACTION_LABELS, auditSentence } from "@/lib/admin/audit/sentence";
import { CONSOLE_KEY } from "@/lib/admin/console/queries";
import { momentOf } from "@/lib/admin/console/wording";
import { AuditAction } from "@/lib/platform/audit/schema";
import { api } from "@/lib/platform/http/api";
import { pagedQuery } from "@/lib/platform/paging/queries";

const audit = api<typeof Contract>();

const auditQuery = (filter: AuditFilter) => ({
  ...pagedQuery([...CONSOLE_KEY, "audit", filter], (page) =>
    audit.tell("GET /api/admin/audit", { query: { ...filter, ...page } }),
  ),
  placeholderData: keepPreviousData,
});

const withoutEmptyFields = ({ action, actor, target }: AuditFilter): AuditFilter => ({
  action,
  actor: actor?.trim() || undefined,
  target: target?.trim() || undefined,
});

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
      <h2 className="type-display text-lg">Audit</h2>
      <p className="mt-1 mb-2 text-muted-foreground text-xs">
        Sign-ins, refused attempts, photo views and everything that admins do. Entries cannot be edited and
        are deleted after 365 days.
      </p>
      <AuditFilters filter={filter} onChange={setFilter} />
      {entries.isPending && <LoadingRows text="Loading audit..." rows={5} />}
      {entries.isError && (
        <PanelLoadFailure
          title="Failed to fetch the audit"
          onRetry={entries.refetch}
          retrying={entries.isFetching}
        />
      )}
      {entries.data?.length === 0 && (
        <p className="py-3 text-muted-foreground text-sm">
          {isFiltered ? "No entries found." : "No entries yet."}
        </p>
      )}
      <ul>
        {entries.data?.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <ShowMore label="Show older entries" list={entries} />
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
            Deleted
          </Badge>
        </span>
      )}
    </li>
  );
}

const ALL = "all";
const ACTIONS = [
  { value: ALL, label: "All actions" },
  ...AuditAction.options.map((value) => ({ value, label: ACTION_LABELS[value] })),
];

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const id = useId();
  const set = (change: AuditFilter) => onChange({ ...filter, ...change });
  return (
    <div className="grid grid-cols-2 gap-2 pb-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <Picker
        id={id}
        label="Action"
        options={ACTIONS}
        value={filter.action ?? ALL}
        onValueChange={(value) => set({ action: AuditAction.safeParse(value).data })}
        searchable={false}
        className="min-h-11 text-sm"
      />
      <Button asChild variant="outline" size="sm" className="sm:order-last">
        <DownloadLink href={audit.url("GET /api/admin/audit/export", { query: withoutEmptyFields(filter) })}>
          <Download aria-hidden />
          CSV
        </DownloadLink>
      </Button>
      <SearchField
        label="Who"
        value={filter.actor ?? ""}
        onChange={(actor) => set({ actor })}
        className="sm:w-full"
      />
      <SearchField
        label="To whom"
        value={filter.target ?? ""}
        onChange={(target) => set({ target })}
        className="sm:w-full"
      />
    </div>
  );
}
