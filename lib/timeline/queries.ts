import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/http/call";
import { later } from "@/lib/http/later";
import { timelineKey } from "./keys";

const contract = later(() => import("./contract"));

export const timelineQuery = (clientId: string) =>
  queryOptions({
    queryKey: timelineKey(clientId),
    queryFn: ({ signal }) => call(contract.getTimeline, { params: { id: clientId }, body: {} }, { signal }),
  });
