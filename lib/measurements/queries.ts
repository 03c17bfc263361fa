import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { weightText } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/browser/use-units";
import { CLIENTS_KEY, clientKey } from "@/lib/clients/keys";
import { refetch } from "@/lib/http/after-write";
import { call } from "@/lib/http/call";
import type { Args } from "@/lib/http/contract";
import { deliver } from "@/lib/http/deliver";
import { uuidv7 } from "@/lib/text/uuid";
import * as contract from "./contract";
import { measurementsKey, WEIGH_INS_ASKED } from "./keys";

/** Newest first. Asked anew by every screen, because editing a client's weight adds an entry too. */
export const measurementsQuery = (clientId: string) =>
  queryOptions({
    queryKey: measurementsKey(clientId),
    queryFn: () =>
      call(contract.listMeasurements, { params: { id: clientId }, query: { limit: WEIGH_INS_ASKED } }),
    staleTime: 0,
  });

type MeasurementBody = Args<typeof contract.addMeasurement>["body"];

/** Adds a weigh-in through this device's outbox, so that none is lost without a network. */
export function useAddMeasurement({ id, trainerId }: { id: string; trainerId: string }) {
  const refresh = useRefresh(id);
  const units = useUnits();
  return useMutation({
    mutationFn: ({ takenAt, ...measured }: MeasurementBody) => {
      const now = new Date();
      const key = uuidv7(now);
      return deliver(
        contract.addMeasurement,
        {
          params: { id },
          headers: { "idempotency-key": key },
          body: { ...measured, takenAt: takenAt ?? now.toISOString() },
        },
        { key, trainerId, clientId: id, label: `Weigh-in ${weightText(measured.weight, units)}` },
      );
    },
    onSuccess: ({ state }) => (state === "sent" ? refresh() : undefined),
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
  return () => refetch(cache, clientKey(clientId), CLIENTS_KEY);
}
