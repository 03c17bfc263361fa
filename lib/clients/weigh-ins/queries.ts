import { useMutation, useQueryClient } from "@tanstack/react-query";
import { weightText } from "@/lib/body/unit-system";
import { clientAndLists } from "@/lib/clients/record/queries";
import { useUnits } from "@/lib/platform/browser/use-units";
import { refetch } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import type { Args } from "@/lib/platform/http/contract";
import type { deliver } from "@/lib/platform/http/deliver";
import { uuidv7 } from "@/lib/text/uuid";
import type * as Contract from "./contract";

const weighIns = api<typeof Contract>();

export type WeighIn = Args<typeof Contract.addMeasurement>["body"];

/** The maximum of one request: half a year of daily weigh-ins. */
export const WEIGH_INS_ASKED = 200;

/** Newest first. Always stale, because editing a client's weight adds an entry too. */
export const measurementsQuery = (id: string) => ({
  ...weighIns.ask("GET /api/client/[id]/measurements", { params: { id }, query: { limit: WEIGH_INS_ASKED } }),
  staleTime: 0,
});

type Deliver = typeof deliver;

/**
 * Adds a weigh-in through the outbox, so that it survives offline. @param load gives `deliver`; a form passes a loaded
 * one, since nothing loads offline
 */
export function useAddMeasurement(
  { id, trainerId }: { id: string; trainerId: string },
  load: () => Deliver | Promise<Deliver>,
) {
  const cache = useQueryClient();
  const units = useUnits();
  return useMutation({
    mutationFn: async ({ takenAt, ...measured }: WeighIn) => {
      const now = new Date();
      const key = uuidv7(now);
      const request = weighIns.request("POST /api/client/[id]/measurements", {
        params: { id },
        headers: { "idempotency-key": key },
        body: { ...measured, takenAt: takenAt ?? now.toISOString() },
      });
      const label = `Weigh-in ${weightText(measured.weight, units)}`;
      return (await load())(request, { key, trainerId, clientId: id, label });
    },
    onSuccess: ({ state }) =>
      state === "sent" ? refetch(cache, ...clientAndLists({ params: { id } })) : undefined,
  });
}

export const useUpdateMeasurement = () =>
  weighIns.useTell("PATCH /api/client/[id]/measurements/[measurementId]", clientAndLists);

export const useDeleteMeasurement = () =>
  weighIns.useTell("DELETE /api/client/[id]/measurements/[measurementId]", clientAndLists);
