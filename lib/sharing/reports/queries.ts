import { queryOptions } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/record/queries";
import { call, lazyContract } from "@/lib/platform/http/call";

/** Under the client's key, so that a change of the client refetches it. */
export const reportKey = (clientId: string) => [...clientKey(clientId), "report"] as const;

const contract = lazyContract(() => import("./contract"));

/** Always stale, because workouts and weigh-ins are added on other screens. */
export const reportQuery = (clientId: string) =>
  queryOptions({
    queryKey: reportKey(clientId),
    queryFn: () => call(contract.getReport, { params: { id: clientId } }),
    staleTime: 0,
  });
