import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { controlOutline } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";

type ListToolsProps<Show extends string, Sort extends string> = {
  shows: readonly { value: Show; label: string; count?: number | undefined }[];
  show: Show;
  onShow: (show: Show) => void;
  sorts: readonly { value: Sort; label: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  exportUrl: string;
  children?: ReactNode;
};

/** Filter, order and CSV export of a long list. */
export function ListTools<Show extends string, Sort extends string>(props: ListToolsProps<Show, Sort>) {
  const { shows, show, onShow, sorts, sort, onSort, exportUrl, children } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2.5 pb-3">
      <RadioGroup
        aria-label="Show"
        options={shows.map(({ value, label, count }) => ({
          value,
          label: (
            <>
              {label}
              {count !== undefined && (
                <span className="ml-1.5 font-normal text-muted-foreground">{count}</span>
              )}
            </>
          ),
        }))}
        value={show}
        onValueChange={onShow}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        itemClassName={cn(
          "pressable relative flex min-h-11 shrink-0 items-center rounded-icon border-[1.5px] border-input px-3 font-label text-sm whitespace-nowrap pointer-fine:min-h-9",
          "has-checked:border-primary has-checked:bg-primary/15 has-checked:text-primary",
        )}
      />
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label="Sort by"
          value={sort}
          onChange={({ target }) => {
            const chosen = sorts.find(({ value }) => value === target.value);
            if (chosen) onSort(chosen.value);
          }}
          className={cn(controlOutline, "min-h-11 w-auto text-sm")}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button asChild variant="outline" size="sm">
          <DownloadLink href={exportUrl}>
            <Download aria-hidden />
            CSV
          </DownloadLink>
        </Button>
        {children}
      </div>
    </div>
  );
}
