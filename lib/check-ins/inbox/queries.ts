import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clientKey } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";
import type { Asking, Correction } from "./schema";

const inbox = api<typeof Contract>();
export const INBOX_KEY = ["/api/inbox"];
const LINK = "/api/client/[id]/check-in-link";

/** Always stale, because clients send at any time. */
export const inboxQuery = (trainerId: string | undefined) => ({
  ...inbox.askOf(trainerId, "GET /api/inbox"),
  staleTime: 0,
});

/** A decision changes the clients, the list and the inbox. */
function useDecision<Variables extends { clientId: string } | { clientIds: string[] }, Reply>(
  decide: (variables: Variables) => Promise<Reply>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: (_reply, _error, variables) => {
      const ids = "clientIds" in variables ? variables.clientIds : [variables.clientId];
      return refetch(cache, INBOX_KEY, ...ids.map(clientKey), CLIENTS_KEY);
    },
  });
}

type OfCheckIn = { checkInId: string; clientId: string };
const params = ({ checkInId }: OfCheckIn) => ({ params: { id: checkInId } });

export const useAccept = () =>
  useDecision((one: OfCheckIn & { body: Correction }) =>
    inbox.tell("POST /api/inbox/[id]/accept", { ...params(one), body: one.body }),
  );
export const useAskAgain = () =>
  useDecision((one: OfCheckIn & { body: Asking }) =>
    inbox.tell("POST /api/inbox/[id]/ask-again", { ...params(one), body: one.body }),
  );
export const useReopen = () =>
  useDecision((one: OfCheckIn) => inbox.tell("POST /api/inbox/[id]/reopen", params(one)));

type OfCheckIns = { ids: string[]; clientIds: string[] };
export const useAcceptAll = () =>
  useDecision(({ ids }: OfCheckIns) => inbox.tell("POST /api/inbox/accept", { body: { ids } }));
export const useReopenAll = () =>
  useDecision(({ ids }: OfCheckIns) => inbox.tell("POST /api/inbox/reopen", { body: { ids } }));

export const useSeen = () =>
  useDecision(({ sessionId }: { sessionId: string; clientId: string }) =>
    inbox.tell("POST /api/inbox/sessions/[id]/seen", { params: { id: sessionId } }),
  );

export const checkInLinkQuery = (id: string) => ({
  ...inbox.ask(`GET ${LINK}`, { params: { id } }),
  staleTime: 0,
});

/** Under the client's key, since every decision changes it. */
export const sentCheckInsQuery = (id: string) => ({
  ...inbox.ask("GET /api/client/[id]/check-ins", { params: { id } }),
  staleTime: 0,
});

const link = ({ params: { id } }: { params: { id: string } }) => [checkInLinkQuery(id).queryKey, INBOX_KEY];

export const useMakeLink = () => inbox.useTell(`POST ${LINK}`, link, "onSettled");
export const useChangeLink = () => inbox.useTell(`PATCH ${LINK}`, link, "onSettled");
export const useRevokeLink = () => inbox.useTell(`DELETE ${LINK}`, link, "onSettled");
export const useRestoreLink = () => inbox.useTell(`POST ${LINK}/restore`, link, "onSettled");
