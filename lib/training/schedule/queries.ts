import { queryOptions } from "@tanstack/react-query";
import { clientsKey } from "@/lib/clients/record/queries";
import { call, lazyContract } from "@/lib/platform/http/call";

/** `week` from the address; null for the current week. */
export const scheduleKey = (trainerId: string | undefined, week: string | null) =>
  [...clientsKey(trainerId), "schedule", week] as const;

const contract = lazyContract(() => import("./contract"));

/** Always stale, because workouts and plans change it on other screens. */
export const scheduleQuery = (trainerId: string | undefined, week: string | null) =>
  queryOptions({
    queryKey: scheduleKey(trainerId, week),
    queryFn: () =>
      call(contract.getSchedule, {
        query: { week: week ?? undefined, timezoneOffset: new Date().getTimezoneOffset() },
      }),
    enabled: trainerId !== undefined,
    staleTime: 0,
  });
