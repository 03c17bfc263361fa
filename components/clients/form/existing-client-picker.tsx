"use client";

import { useQuery } from "@tanstack/react-query";
import { BodyOutline } from "@/components/layout/body-outline";
import { noClientsTexts } from "@/components/layout/dialogs/texts";
import { LoadFailure } from "@/components/layout/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { clientsQuery } from "@/lib/clients/queries";
import { pageOfClient } from "@/lib/clients/save-outcome";
import { ClientPicker } from "../client-picker";
import { dashboardTexts } from "../texts";

type ExistingClientPickerProps = {
  trainerId: string | undefined;
  value: string | undefined;
  onOpen: (page: string) => void;
};

export function ExistingClientPicker({ trainerId, value, onOpen }: ExistingClientPickerProps) {
  const clients = useQuery(clientsQuery(trainerId));
  const choose = (id: string) => {
    const client = clients.data?.find((one) => one.id === id);
    if (!client) return;
    useActiveClientStore.getState().setClientId(id);
    onOpen(pageOfClient(client));
  };
  if (clients.isPending) return <Skeleton className="h-13 rounded-control" />;
  if (clients.isError)
    return (
      <LoadFailure
        title={dashboardTexts.loadFailed}
        onRetry={clients.refetch}
        retrying={clients.isFetching}
      />
    );
  if (clients.data.length === 0) return <EmptyState drawing={<BodyOutline />} title={noClientsTexts.title} />;
  return <ClientPicker clients={clients.data} value={value} onValueChange={choose} />;
}
