import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY } from "@/lib/clients/queries";
import { call } from "@/lib/http/call";
import type { Args } from "@/lib/http/contract";
import * as contract from "./contract";

/** As many as one request gives: half a year of daily weigh-ins. */
const LIMIT = 200;

/** Newest first. Asked anew by every screen, because editing a client's weight adds an entry too. */
export const measurementsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ["/api/client", clientId, "measurements"],
    queryFn: () => call(contract.listMeasurements, { params: { id: clientId }, query: { limit: LIMIT } }),
    staleTime: 0,
  });

export function useAddMeasurement(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (body: Args<typeof contract.addMeasurement>["body"]) =>
      call(contract.addMeasurement, { params: { id: clientId }, body }),
    onSuccess: refresh,
  });
}

export function useDeleteMeasurement(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (measurementId: string) =>
      call(contract.deleteMeasurement, { params: { id: clientId, measurementId } }),
    onSuccess: refresh,
  });
}

/** A weigh-in changes the client, the forecast and the list of weigh-ins: all that stands under the client's key. */
function useRefresh(clientId: string) {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ["/api/client", clientId] }),
      cache.invalidateQueries({ queryKey: CLIENTS_KEY }),
    ]);
}
