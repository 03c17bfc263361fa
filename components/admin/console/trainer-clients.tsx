"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import type { Deletions } from "@/components/admin/deletions/use-deletions";
import { PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { ShowMore } from "@/components/admin/lists/show-more";
import { clientListTexts } from "@/components/admin/lists/texts";
import { trainerClientsQuery } from "@/lib/admin/console/queries";
import type { AdminClient } from "@/lib/admin/console/schema";
import { ClientRow } from "./client-row";

type TrainerClientsProps = {
  trainerId: string;
  deletions: Deletions;
  onShow: (client: AdminClient) => void;
};

export function TrainerClients({ trainerId, deletions, onShow }: TrainerClientsProps) {
  const clients = useInfiniteQuery(trainerClientsQuery(trainerId));
  if (clients.isPending) return <Note>{clientListTexts.loading}</Note>;
  if (!clients.data)
    return (
      <PanelLoadFailure
        title={clientListTexts.failed}
        onRetry={clients.refetch}
        retrying={clients.isFetching}
      />
    );
  if (clients.data.length === 0) return <Note>{clientListTexts.empty}</Note>;
  return (
    <>
      <ul aria-label={clientListTexts.name} className="rounded-control bg-card py-1 shadow-card">
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
      <ShowMore label={clientListTexts.more} list={clients} />
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
