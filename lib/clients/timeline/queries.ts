import { queryOptions } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/record/queries";
import { call, lazyContract } from "@/lib/platform/http/call";

/** Under the client's key, so that a change of the client refetches it. */
export const timelineKey = (clientId: string) => [...clientKey(clientId), "timeline"] as const;

const contract = lazyContract(() => import("./contract"));

export const timelineQuery = (clientId: string) =>
  queryOptions({
    queryKey: timelineKey(clientId),
    queryFn: ({ signal }) => call(contract.getTimeline, { params: { id: clientId }, body: {} }, { signal }),
  });
