"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { KeepFocusInside } from "@/components/ui/keep-focus-inside";
import { dayOf } from "@/lib/admin/console/wording";
import { deletedClientsQuery, deletedTrainersQuery, type Kind } from "@/lib/admin/deletions/queries";
import { BIN_DAYS } from "@/lib/text/calendar/bin";
import { counted } from "@/lib/text/numbers";
import { DeleteButton, MANY_CLIENTS } from "./deletion-dialogs";
import { useBin } from "./use-bin";

export function DeletedPanel() {
  const trainers = useQuery(deletedTrainersQuery());
  const clients = useQuery(deletedClientsQuery());
  return (
    <>
      <h2 className="type-display mb-1 text-lg">Trainers</h2>
      <DeletedList
        kind="trainer"
        list={trainers}
        empty={
          <EmptyState title="No deleted trainers." className="py-6">
            Deleted trainers stay here for {BIN_DAYS} days.
          </EmptyState>
        }
        head={
          <p className="pb-2 text-muted-foreground text-sm">
            Nobody can sign in to these accounts. They are deleted for good after {BIN_DAYS} days.
          </p>
        }
        about={({ email, clientCount }) => `${email} · ${counted(clientCount, "client")}`}
      />
      <h2 className="type-display mt-8 mb-1 text-lg">Clients</h2>
      <DeletedList
        kind="client"
        list={clients}
        empty={<p className="py-3 text-muted-foreground text-sm">No deleted clients.</p>}
        about={({ trainerName, trainerEmail }) => `Client of ${trainerName}, ${trainerEmail}`}
      />
    </>
  );
}

type Deleted = {
  id: string;
  name: string;
  deletedAt: string;
  purgeAt: string;
  /** Of a trainer. */
  clientCount?: number;
  /** Of a client. */
  isTrainerDeleted?: boolean;
};

type DeletedListProps<Row extends Deleted> = {
  kind: Kind;
  list: UseQueryResult<Row[]>;
  empty: ReactNode;
  head?: ReactNode;
  about: (row: Row) => string;
};

function DeletedList<Row extends Deleted>({ kind, list, empty, head, about }: DeletedListProps<Row>) {
  const [asked, setAsked] = useState<Row | null>(null);
  const [isAsking, setAsking] = useState(false);
  const bin = useBin(kind);
  if (list.isPending) return <LoadingRows text={`Loading deleted ${kind}s...`} rows={3} />;
  if (!list.data)
    return (
      <PanelLoadFailure
        title={`Failed to fetch deleted ${kind}s`}
        onRetry={list.refetch}
        retrying={list.isFetching}
      />
    );
  return (
    <KeepFocusInside>
      {list.data.length === 0 ? (
        empty
      ) : (
        <>
          {head}
          <ul aria-label={`Deleted ${kind}s`} className="border-t">
            {list.data.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2.5">
                <div className="min-w-0 flex-1 basis-56 break-words">
                  <p className="font-strong">{row.name}</p>
                  <p className="text-muted-foreground text-sm">{about(row)}</p>
                </div>
                <p className="text-muted-foreground text-sm max-sm:basis-full sm:text-right">
                  Deleted {dayOf(row.deletedAt)}, for good on {dayOf(row.purgeAt)}
                </p>
                <span className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
                  {row.isTrainerDeleted ? (
                    <span className="text-muted-foreground text-sm">Restore the trainer first</span>
                  ) : (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Restore ${kind} ${row.name}`}
                      pending={bin.restoringId === row.id}
                      onClick={() => bin.restore(row)}
                    >
                      <RotateCcw aria-hidden />
                      Restore
                    </Button>
                  )}
                  <DeleteButton
                    label={`Delete ${kind} ${row.name} for good`}
                    pending={bin.purgingId === row.id}
                    onClick={() => {
                      setAsked(row);
                      setAsking(true);
                    }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked && (
        <PurgeDialog kind={kind} row={asked} open={isAsking} onOpenChange={setAsking} purge={bin.purge} />
      )}
    </KeepFocusInside>
  );
}

type PurgeDialogProps = {
  kind: Kind;
  row: Deleted;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  purge: ReturnType<typeof useBin>["purge"];
};

function PurgeDialog({ kind, row, purge, ...state }: PurgeDialogProps) {
  const { name, clientCount } = row;
  const what = clientCount === undefined ? name : `${name} and ALL their clients`;
  return (
    <ConfirmDialog
      {...state}
      title="Delete for Good"
      description={`Delete ${kind} ${what} for good? This cannot be undone.`}
      {...(clientCount !== undefined && { impact: [{ label: "Clients", value: clientCount }] })}
      phrase={(clientCount ?? 0) > MANY_CLIENTS ? name : undefined}
      confirmLabel="Delete for good"
      onConfirm={() => purge(row)}
    />
  );
}
