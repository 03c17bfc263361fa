"use client";

import { Download } from "lucide-react";
import { useId } from "react";
import { SearchField } from "@/components/admin/lists/search-field";
import { auditTexts } from "@/components/admin/lists/texts";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { Button } from "@/components/ui/button";
import { Picker } from "@/components/ui/picker";
import { auditExportUrl, withoutEmptyFields } from "@/lib/admin/audit/queries";
import type { AuditFilter } from "@/lib/admin/audit/schema";
import { ACTION_LABELS } from "@/lib/admin/audit/sentence";
import { AuditAction } from "@/lib/platform/audit/schema";

const ALL = "all";
const ACTIONS = [
  { value: ALL, label: auditTexts.allActions },
  ...AuditAction.options.map((value) => ({ value, label: ACTION_LABELS[value] })),
];

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const id = useId();
  const set = (change: AuditFilter) => onChange({ ...filter, ...change });
  return (
    <div className="grid grid-cols-2 gap-2 pb-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <Picker
        id={id}
        label={auditTexts.action}
        options={ACTIONS}
        value={filter.action ?? ALL}
        onValueChange={(value) => set({ action: AuditAction.safeParse(value).data })}
        searchable={false}
        className="min-h-11 text-sm"
      />
      <Button asChild variant="outline" size="sm" className="sm:order-last">
        <DownloadLink href={auditExportUrl(withoutEmptyFields(filter))}>
          <Download aria-hidden />
          {auditTexts.download}
        </DownloadLink>
      </Button>
      <SearchField
        label={auditTexts.actor}
        value={filter.actor ?? ""}
        onChange={(actor) => set({ actor })}
        className="sm:w-full"
      />
      <SearchField
        label={auditTexts.target}
        value={filter.target ?? ""}
        onChange={(target) => set({ target })}
        className="sm:w-full"
      />
    </div>
  );
}
