"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { Button } from "@/components/ui/button";
import type { Period } from "@/lib/admin/console/period";
import { costsExportUrl, costsQuery } from "@/lib/admin/console/queries";
import type { TrainerCost } from "@/lib/admin/console/schema";
import { billed, enginesOf, workedOf } from "@/lib/admin/console/wording";
import { counted } from "@/lib/text/numbers";

export function CostPanel({ period }: { period: Period }) {
  const costs = useQuery(costsQuery(period));
  const most = Math.max(1, ...(costs.data ?? []).map((row) => row.images));
  return (
    <section className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-display text-lg">Image cost</h2>
        <Button asChild variant="outline" size="xs">
          <DownloadLink href={costsExportUrl(period)} aria-label="Image cost as CSV">
            <Download aria-hidden />
            CSV
          </DownloadLink>
        </Button>
      </div>
      <p className="mt-1 mb-2 text-muted-foreground text-xs">
        By trainer, within the period, with the images of samples and of what was deleted. Only what the image
        provider billed.
      </p>
      {costs.isPending && <LoadingRows text="Loading costs..." rows={4} />}
      {costs.isError && (
        <PanelLoadFailure
          title="Failed to fetch the costs"
          onRetry={costs.refetch}
          retrying={costs.isFetching}
        />
      )}
      {costs.data?.length === 0 && (
        <p className="py-3 text-muted-foreground text-sm">No images in this period.</p>
      )}
      <ul>
        {costs.data?.map((row) => (
          <CostRow key={row.trainerId} row={row} most={most} />
        ))}
      </ul>
    </section>
  );
}

function CostRow({ row, most }: { row: TrainerCost; most: number }) {
  const facts = [enginesOf(row.engines), workedOf(row.seconds)];
  if (row.failures > 0) facts.push(`${row.failures} failed`);
  return (
    <li className="border-b py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words font-label">
          {row.isDeleted ? `${row.name} (deleted)` : row.name}
        </span>
        <span className="shrink-0 font-strong">{billed(row)}</span>
      </p>
      <div aria-hidden className="my-1.5 h-2 rounded-full bg-muted">
        <div
          data-fill
          className="h-full rounded-full bg-primary"
          style={{ width: `${(100 * row.images) / most}%` }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted-foreground text-sm">
        <span>{counted(row.images, "image")}</span>
        <span>{facts.filter(Boolean).join(" · ")}</span>
      </p>
    </li>
  );
}
