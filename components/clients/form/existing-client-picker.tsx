"use client";

import { useQuery } from "@tanstack/react-query";
import { ClientPicker } from "@/components/clients/record/client-picker";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { clientsQuery } from "@/lib/clients/record/queries";
import { pageOfClient } from "@/lib/clients/record/save-outcome";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";

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
        title="Your clients could not be loaded"
        onRetry={clients.refetch}
        retrying={clients.isFetching}
      />
    );
  if (clients.data.length === 0) return <EmptyState drawing={<BodyOutline />} title="No clients yet" />;
  return <ClientPicker clients={clients.data} value={value} onValueChange={choose} />;
}
