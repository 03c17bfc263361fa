"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { AccessActions } from "@/components/admin/access/access-actions";
import { DeleteButton } from "@/components/admin/deletions/deletion-dialogs";
import type { Deletions } from "@/components/admin/deletions/use-deletions";
import { PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { ShowMore } from "@/components/admin/lists/show-more";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { trainerClientsQuery } from "@/lib/admin/console/queries";
import type { AdminClient, AdminTrainer } from "@/lib/admin/console/schema";
import { dayOf } from "@/lib/admin/console/wording";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { counted } from "@/lib/text/numbers";
import { ClientRow } from "./client-row";
import { TrainerActions } from "./trainer-actions";

/** Laptops: chevron, name, created, last sign-in, clients, delete. Phones: the facts stand below the name. */
const COLUMNS =
  "grid grid-cols-[36px_minmax(0,1fr)_44px] items-center lg:grid-cols-[40px_minmax(0,1fr)_150px_150px_150px_48px]";

export function TrainerListHead() {
  return (
    <div aria-hidden className={cn(COLUMNS, "hidden h-9 border-b text-label text-muted-foreground lg:grid")}>
      <span className="col-start-2">Trainer</span>
      <span>Created</span>
      <span>Last sign-in</span>
      <span>Clients</span>
    </div>
  );
}

type TrainerRowProps = {
  trainer: AdminTrainer;
  isOpen: boolean;
  onToggle: () => void;
  deletions: Deletions;
  onShowClient: (client: AdminClient) => void;
};

/** The whole row is the toggle. The clients are fetched when it opens for the first time. */
export function TrainerRow({ trainer, isOpen, onToggle, deletions, onShowClient }: TrainerRowProps) {
  const panelId = useId();
  const isOwn = useSessionStore((state) => state.trainer?.id === trainer.id);
  const emailId = useId();
  const { name, email, isAdmin, clientCount, createdAt, lastSignInAt, suspendedAt } = trainer;
  return (
    <li className="border-b">
      <div className={cn(COLUMNS, "relative min-h-16 hover:bg-accent/50 lg:min-h-14")}>
        <ChevronRight
          aria-hidden
          className={cn(
            "size-[18px] justify-self-center stroke-2 text-muted-foreground transition-transform duration-quick",
            isOpen && "rotate-90",
          )}
        />
        <div className="min-w-0 py-2.5 lg:py-2">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              aria-describedby={emailId}
              onClick={onToggle}
              className="min-w-0 break-words text-left font-strong covers-card"
            >
              {name}
            </button>
            {isAdmin && <Badge kind="admin">Admin</Badge>}
            {suspendedAt && <Badge kind="failed">Suspended</Badge>}
          </p>
          <p id={emailId} className="mt-0.5 break-words text-muted-foreground text-sm">
            {email}
          </p>
          <p className="text-muted-foreground text-sm lg:hidden">
            {counted(clientCount, "client")} · {dayOf(createdAt)} ·{" "}
            {lastSignInAt ? `Signed in ${dayOf(lastSignInAt)}` : "Never signed in"}
          </p>
        </div>
        <time dateTime={createdAt} className="hidden text-muted-foreground lg:block">
          {dayOf(createdAt)}
        </time>
        {lastSignInAt ? (
          <time dateTime={lastSignInAt} className="hidden text-muted-foreground lg:block">
            {dayOf(lastSignInAt)}
          </time>
        ) : (
          <span className="hidden text-muted-foreground lg:block">Never signed in</span>
        )}
        <span className="hidden font-label lg:block">{counted(clientCount, "client")}</span>
        <DeleteButton
          label={`Delete trainer ${name}`}
          pending={deletions.isPending(trainer.id)}
          onClick={() => deletions.ask({ kind: "trainer", ...trainer })}
        />
      </div>
      {isOpen && (
        <div id={panelId} className="mb-3 lg:ml-10">
          <TrainerClients trainerId={trainer.id} deletions={deletions} onShow={onShowClient} />
          <TrainerActions trainer={trainer} isOwn={isOwn} />
          {!isOwn && <AccessActions trainer={trainer} />}
        </div>
      )}
    </li>
  );
}

type TrainerClientsProps = {
  trainerId: string;
  deletions: Deletions;
  onShow: (client: AdminClient) => void;
};

function TrainerClients({ trainerId, deletions, onShow }: TrainerClientsProps) {
  const clients = useInfiniteQuery(trainerClientsQuery(trainerId));
  if (clients.isPending) return <Note>Loading clients...</Note>;
  if (!clients.data)
    return (
      <PanelLoadFailure
        title="Failed to fetch clients"
        onRetry={clients.refetch}
        retrying={clients.isFetching}
      />
    );
  if (clients.data.length === 0) return <Note>No clients found for this trainer.</Note>;
  return (
    <>
      <ul aria-label="Clients" className="rounded-control bg-card py-1 shadow-card">
        {clients.data.map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            deleting={deletions.isPending(client.id)}
            onShow={() => onShow(client)}
            onDelete={() => deletions.ask({ kind: "client", ...client })}
          />
        ))}
      </ul>
      <ShowMore label="Show more clients" list={clients} />
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="rounded-control bg-card px-4 py-3 text-muted-foreground text-sm">
      {children}
    </p>
  );
}
