import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clientKey } from "@/lib/clients/record/queries";
import { useUnits } from "@/lib/platform/browser/use-units";
import { refetch } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Args } from "@/lib/platform/http/contract";
import type { Delivery } from "@/lib/platform/http/deliver";
import type { updateMeasurement } from "./contract";
import type { addMeasurement, WeighIn } from "./saving-queries";
import type { Measurement } from "./schema";

/** The maximum of one request: half a year of daily weigh-ins. */
export const WEIGH_INS_ASKED = 200;

export const measurementsKey = (clientId: string) => [...clientKey(clientId), "measurements"] as const;

const contract = lazyContract(() => import("./contract"));

/** Newest first. Always stale, because editing a client's weight adds an entry too. */
export const measurementsQuery = (clientId: string) =>
  queryOptions({
    queryKey: measurementsKey(clientId),
    queryFn: () =>
      call(contract.listMeasurements, { params: { id: clientId }, query: { limit: WEIGH_INS_ASKED } }),
    staleTime: 0,
  });

/** @param add returns the saving function; a form passes a loaded one, so that saving works offline */
export function useAddMeasurement(
  client: { id: string; trainerId: string },
  add: () => typeof addMeasurement | Promise<typeof addMeasurement>,
) {
  const refresh = useRefresh(client.id);
  const units = useUnits();
  return useMutation({
    mutationFn: async (weighIn: WeighIn): Promise<Delivery<Measurement>> =>
      (await add())(client, weighIn, units),
    onSuccess: ({ state }) => (state === "sent" ? refresh() : undefined),
  });
}

export function useUpdateMeasurement(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Args<typeof updateMeasurement>["body"]) =>
      call(contract.updateMeasurement, { params: { id: clientId, measurementId: id }, body }),
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

/** A weigh-in changes the client, the forecast and the weigh-ins, all under the client's key. */
function useRefresh(clientId: string) {
  const cache = useQueryClient();
  return () => refetch(cache, clientKey(clientId), CLIENTS_KEY);
}
