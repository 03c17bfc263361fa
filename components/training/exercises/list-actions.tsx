"use client";

import { useQuery } from "@tanstack/react-query";
import { ChartLine, Download, History, Plus, Trash2, Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { useAskedByAddress } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { DropdownMenuItem, DropdownMenuSeparator, MoreMenu } from "@/components/ui/dropdown-menu";
import { later } from "@/components/ui/later";
import type { Client } from "@/lib/clients/record/schema";
import { workoutsUrl } from "@/lib/text/addresses";
import { trashQuery } from "@/lib/training/workouts/queries";
import type { MuscleGroup } from "@/lib/training/workouts/schema";

const HistorySheet = later(
  () => import("@/components/training/logbook/history-sheet").then((module) => module.HistorySheet),
  { opens: ({ open }) => open },
);
const ChartsSheet = later(
  () => import("@/components/training/progress/charts-sheet").then((module) => module.ChartsSheet),
  { opens: ({ open }) => open },
);
const TrashSheet = later(
  () => import("@/components/training/workouts/trash-sheet").then((module) => module.TrashSheet),
  { opens: ({ open }) => open },
);
/** Lazy: it contains the exercise names of other apps. */
const ImportSheet = later(() =>
  import("@/components/training/imports/import-sheet").then((module) => module.default),
);

type ListActionsProps = {
  client: Client;
  canAdd: boolean;
  /** The exercise of the charts; default: the first of all. */
  charted: string | undefined;
  /** Whether the list above has its final height. */
  isPlaced: boolean;
  onAdd: () => void;
  onShowGroup: (group: MuscleGroup) => void;
};
const SHEETS = ["history", "charts", "trash", "import"] as const;
type SheetName = (typeof SHEETS)[number];

export function ListActions({ client, canAdd, charted, isPlaced, onAdd, onShowGroup }: ListActionsProps) {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  useAskedByAddress(SHEETS, setSheet);
  const { data: trashed = [] } = useQuery(trashQuery(client.id));
  const toggle = (name: SheetName) => (open: boolean) => setSheet(open ? name : null);
  return (
    <div className={cn("mt-1 flex flex-wrap items-center gap-x-1 lg:mt-3.5", !isPlaced && "invisible")}>
      {canAdd && (
        <Button variant="outline" size="sm" className="mb-1.5 hidden w-full lg:inline-flex" onClick={onAdd}>
          <Plus aria-hidden />
          Add New Exercise
        </Button>
      )}
      <Action className="-ml-3" onPress={() => setSheet("history")}>
        <History aria-hidden />
        History
      </Action>
      <Action onPress={() => setSheet("charts")}>
        <ChartLine aria-hidden />
        Charts
      </Action>
      {trashed.length > 0 && (
        <Action onPress={() => setSheet("trash")}>
          <Trash2 aria-hidden />
          Trash ({trashed.length})
        </Action>
      )}
      <Files clientId={client.id} onImport={() => setSheet("import")} />
      <HistorySheet
        client={client}
        open={sheet === "history"}
        onOpenChange={toggle("history")}
        onRepeated={onShowGroup}
      />
      <ChartsSheet
        clientId={client.id}
        exerciseName={charted}
        open={sheet === "charts"}
        onOpenChange={toggle("charts")}
      />
      <TrashSheet
        clientId={client.id}
        trashed={trashed}
        open={sheet === "trash"}
        onOpenChange={toggle("trash")}
      />
      {sheet === "import" && <ImportSheet client={client} open onOpenChange={toggle("import")} />}
    </div>
  );
}

type ActionProps = { onPress: () => void; className?: string; children: ReactNode };

function Action({ onPress, className = "", children }: ActionProps) {
  return (
    <Button
      variant="ghost"
      size="xs"
      className={`text-muted-foreground text-sm ${className}`}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

type FilesProps = { clientId: string; onImport: () => void };

function Files({ clientId, onImport }: FilesProps) {
  const isImporting = useRef(false);
  return (
    <MoreMenu
      label="Import and export"
      // Opens the import only after the menu has closed, so that its sheet returns the focus to the button.
      onClosed={() => {
        if (isImporting.current) onImport();
        isImporting.current = false;
      }}
    >
      <DropdownMenuItem
        onSelect={() => {
          isImporting.current = true;
        }}
      >
        <Upload aria-hidden />
        Import workouts or weights
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      {(["csv", "json"] as const).map((format) => (
        <DropdownMenuItem key={format} asChild>
          <DownloadLink href={workoutsUrl(clientId, format)}>
            <Download aria-hidden />
            Export as {format.toUpperCase()}
          </DownloadLink>
        </DropdownMenuItem>
      ))}
    </MoreMenu>
  );
}
