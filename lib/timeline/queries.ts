import { queryOptions } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/keys";
import { call } from "@/lib/http/call";
import { later } from "@/lib/http/later";

const contract = later(() => import("./contract"));

/** Part of the client's own key, so that whatever changes the client can name it. */
export const timelineQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(clientId), "timeline"],
    queryFn: ({ signal }) => call(contract.getTimeline, { params: { id: clientId }, body: {} }, { signal }),
  });
