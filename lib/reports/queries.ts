import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/http/call";
import { lazyContract } from "@/lib/http/lazy-contract";
import { reportKey } from "./keys";

const contract = lazyContract(() => import("./contract"));

/** Asked anew whenever it opens: workouts and weigh-ins are added elsewhere. */
export const reportQuery = (clientId: string) =>
  queryOptions({
    queryKey: reportKey(clientId),
    queryFn: () => call(contract.getReport, { params: { id: clientId } }),
    staleTime: 0,
  });
