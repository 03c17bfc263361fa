import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/platform/http/api";
import { send } from "@/lib/platform/http/call";
import type * as Contract from "./contract";

const timeline = api<typeof Contract>();
const LINE = "POST /api/client/[id]/timeline";

/** Aborted when its page is left, because the server works on it for long. */
export function timelineQuery(clientId: string) {
  const args = { params: { id: clientId }, body: {} };
  return queryOptions({
    ...timeline.ask(LINE, args),
    queryFn: ({ signal }) => send(timeline.request(LINE, args), { signal }),
  });
}
