"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { clientQuery } from "@/lib/clients/record/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { ApiError } from "@/lib/platform/http/api-error";
import { ClientEditor } from "./client-editor";

type ExistingClientEditorProps = {
  trainerId: string | undefined;
  clientId: string;
  onGone: () => void;
};

/** Refetches the client before editing, so that the form starts with the changes of other devices. */
export function ExistingClientEditor({ trainerId, clientId, onGone }: ExistingClientEditorProps) {
  // The server has just fetched it for this page.
  const [cameWithPage] = useState(useIsFirstRender());
  const client = useQuery({ ...clientQuery(clientId), refetchOnMount: cameWithPage ? false : "always" });
  const gone = client.error instanceof ApiError && client.error.status === 404;
  useEffect(() => {
    if (gone) useActiveClientStore.getState().forget(clientId);
  }, [gone, clientId]);

  if (gone)
    return (
      <EmptyState
        drawing={<BodyOutline />}
        title="Client not found"
        action={<Button onClick={onGone}>Add New Client</Button>}
      >
        This client may have been deleted.
      </EmptyState>
    );
  if (client.data && (cameWithPage || client.isFetchedAfterMount || !client.isFetching))
    return <ClientEditor trainerId={trainerId} client={client.data} offerDraft={false} onDeleted={onGone} />;
  if (client.isError)
    return (
      <LoadFailure
        title="The client could not be loaded"
        onRetry={client.refetch}
        retrying={client.isFetching}
      />
    );
  return <FormSkeleton />;
}

function FormSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading client..."
      className="grid gap-x-9 gap-y-[34px] lg:grid-cols-2 xl:grid-cols-3"
    >
      <div className="flex flex-col gap-[18px]">
        <Skeleton className="h-[79px] rounded-control" />
        <div className="grid grid-cols-2 gap-2.5 lg:gap-3">
          <Skeleton className="mt-[27px] aspect-[9/16] rounded-photo" />
          <Skeleton className="mt-[27px] aspect-[9/16] rounded-photo" />
        </div>
      </div>
      {["now", "goal"].map((column) => (
        <div key={column} className="flex flex-col gap-4">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-13 rounded-control" />
          <Skeleton className="h-[126px] rounded-control" />
          <Skeleton className="h-[126px] rounded-control" />
          <Skeleton className="h-[126px] rounded-control" />
        </div>
      ))}
    </div>
  );
}
