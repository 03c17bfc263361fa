import { queryOptions } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/queries";
import { call } from "@/lib/http/call";
import { lazyContract } from "@/lib/http/lazy-contract";

/** Part of the client's own key, so that whatever changes the client can name it. */
export const reportKey = (clientId: string) => [...clientKey(clientId), "report"] as const;

const contract = lazyContract(() => import("./contract"));

/** Asked anew whenever it opens: workouts and weigh-ins are added elsewhere. */
export const reportQuery = (clientId: string) =>
  queryOptions({
    queryKey: reportKey(clientId),
    queryFn: () => call(contract.getReport, { params: { id: clientId } }),
    staleTime: 0,
  });
