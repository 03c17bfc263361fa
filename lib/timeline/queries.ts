import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/http/call";
import { lazyContract } from "@/lib/http/lazy-contract";
import { timelineKey } from "./keys";

const contract = lazyContract(() => import("./contract"));

export const timelineQuery = (clientId: string) =>
  queryOptions({
    queryKey: timelineKey(clientId),
    queryFn: ({ signal }) => call(contract.getTimeline, { params: { id: clientId }, body: {} }, { signal }),
  });
