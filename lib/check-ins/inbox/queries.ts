import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clientKey } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Correction, LinkSettings, NewLink } from "./schema";

export const inboxKey = (trainerId: string | undefined) => ["/api/inbox", trainerId] as const;

const contract = lazyContract(() => import("./contract"));

/** Always stale, because clients send at any time. */
export const inboxQuery = (trainerId: string | undefined) =>
  queryOptions({
    queryKey: inboxKey(trainerId),
    queryFn: () => call(contract.getInbox, {}),
    enabled: trainerId !== undefined,
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
      return refetch(cache, ["/api/inbox"], ...ids.map(clientKey), CLIENTS_KEY);
    },
  });
}

type OfCheckIn = { checkInId: string; clientId: string };
const params = ({ checkInId }: OfCheckIn) => ({ params: { id: checkInId } });

export const useAccept = () =>
  useDecision((one: OfCheckIn & { body: Correction }) =>
    call(contract.acceptCheckIn, { ...params(one), body: one.body }),
  );
export const useAskAgain = () => useDecision((one: OfCheckIn) => call(contract.askAgain, params(one)));
export const useReopen = () => useDecision((one: OfCheckIn) => call(contract.reopenCheckIn, params(one)));

type OfCheckIns = { ids: string[]; clientIds: string[] };
export const useAcceptAll = () =>
  useDecision(({ ids }: OfCheckIns) => call(contract.acceptCheckIns, { body: { ids } }));
export const useReopenAll = () =>
  useDecision(({ ids }: OfCheckIns) => call(contract.reopenCheckIns, { body: { ids } }));

export const useSeen = () =>
  useDecision(({ sessionId }: { sessionId: string; clientId: string }) =>
    call(contract.seeSoloSession, { params: { id: sessionId } }),
  );

export const checkInLinkQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(clientId), "check-in-link"],
    queryFn: () => call(contract.getCheckInLink, { params: { id: clientId } }),
    staleTime: 0,
  });

function useLinkChange<Body>(clientId: string, change: (body: Body) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => refetch(cache, checkInLinkQuery(clientId).queryKey, ["/api/inbox"]),
  });
}

const ofClient = (id: string) => ({ params: { id } });

export const useMakeLink = (id: string) =>
  useLinkChange(id, (body: NewLink) => call(contract.makeCheckInLink, { ...ofClient(id), body }));
export const useChangeLink = (id: string) =>
  useLinkChange(id, (body: LinkSettings) => call(contract.changeCheckInLink, { ...ofClient(id), body }));
export const useRevokeLink = (id: string) =>
  useLinkChange(id, () => call(contract.revokeCheckInLink, ofClient(id)));
export const useRestoreLink = (id: string) =>
  useLinkChange(id, () => call(contract.restoreCheckInLink, ofClient(id)));
