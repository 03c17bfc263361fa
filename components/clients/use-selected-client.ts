"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { openClientOf } from "@/lib/browser/active-client";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { useReader, useStored } from "@/lib/browser/reader";
import { clientQuery } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";

type Asked = Pick<UseQueryResult<readonly Client[]>, "data" | "dataUpdatedAt">;

/** The client the trainer works with, as the list and then as the client's own query tells it. */
export function useSelectedClient({ data: clients, dataUpdatedAt }: Asked): Client | undefined {
  const drawn = useReader()?.openClientId ?? null;
  const clientId = useStored(useActiveClientStore, (state) => state.clientId, drawn);
  const listed = openClientOf(clients, clientId);
  useEffect(() => {
    if (listed && listed.id !== clientId) useActiveClientStore.getState().setClientId(listed.id);
  }, [listed, clientId]);
  // The client's own query follows its images while they are being made; it begins with what the list tells.
  const { data } = useQuery({
    ...clientQuery(listed?.id ?? ""),
    enabled: listed !== undefined,
    initialData: listed,
    initialDataUpdatedAt: dataUpdatedAt,
  });
  return data ?? listed;
}
