"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BodyOutline } from "@/components/layout/body-outline";
import { LoadFailure } from "@/components/layout/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { useIsFirstDrawing } from "@/lib/browser/reader";
import { clientQuery } from "@/lib/clients/queries";
import { ApiError } from "@/lib/http/api-error";
import { ClientEditor } from "./client-editor";
import { FormSkeleton } from "./form-skeleton";
import { existingClientTexts, onboardingTexts } from "./texts";

type ExistingClientEditorProps = {
  trainerId: string | undefined;
  clientId: string;
  /** The client was deleted, here or elsewhere. */
  onGone: () => void;
};

/** Loads a client anew before it is edited: what another device saved meanwhile belongs into the form. */
export function ExistingClientEditor({ trainerId, clientId, onGone }: ExistingClientEditorProps) {
  // The server has just fetched it for this page.
  const [cameWithPage] = useState(useIsFirstDrawing());
  const client = useQuery({ ...clientQuery(clientId), refetchOnMount: cameWithPage ? false : "always" });
  const gone = client.error instanceof ApiError && client.error.status === 404;
  useEffect(() => {
    const active = useActiveClientStore.getState();
    if (gone && active.clientId === clientId) active.clear();
  }, [gone, clientId]);

  if (gone)
    return (
      <EmptyState
        drawing={<BodyOutline />}
        title={existingClientTexts.missing}
        action={<Button onClick={onGone}>{onboardingTexts.add}</Button>}
      >
        {existingClientTexts.missingHint}
      </EmptyState>
    );
  if (client.data && (cameWithPage || client.isFetchedAfterMount || !client.isFetching))
    return <ClientEditor trainerId={trainerId} client={client.data} offerDraft={false} onDeleted={onGone} />;
  if (client.isError)
    return (
      <LoadFailure
        title={existingClientTexts.loadFailed}
        onRetry={client.refetch}
        retrying={client.isFetching}
      />
    );
  return <FormSkeleton />;
}
