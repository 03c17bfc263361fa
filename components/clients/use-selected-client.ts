"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { clientQuery } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";

type Asked = Pick<UseQueryResult<readonly Client[]>, "data" | "dataUpdatedAt">;

/** The client the trainer works with: the active one while it is in the list, else the list's first. */
export function useSelectedClient({ data: clients, dataUpdatedAt }: Asked): Client | undefined {
  const { clientId, setClientId } = useActiveClientStore();
  const listed = clients?.find((client) => client.id === clientId) ?? clients?.[0];
  useEffect(() => {
    if (listed && listed.id !== clientId) setClientId(listed.id);
  }, [listed, clientId, setClientId]);
  // The client's own query follows its images while they are being made; it begins with what the list tells.
  const { data } = useQuery({
    ...clientQuery(listed?.id ?? ""),
    enabled: listed !== undefined,
    initialData: listed,
    initialDataUpdatedAt: dataUpdatedAt,
  });
  return data ?? listed;
}
