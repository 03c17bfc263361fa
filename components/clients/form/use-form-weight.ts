"use client";

import { useQuery } from "@tanstack/react-query";
import { useKeepWeight } from "@/components/clients/weigh-ins/keep-weight";
import type { Client, ClientForm } from "@/lib/clients/record/schema";
import { farDistance } from "@/lib/clients/weigh-ins/far-weight";
import { measurementsQuery } from "@/lib/clients/weigh-ins/queries";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere } from "@/lib/text/calendar/local-date";

/** Asks about a weight of the form that is far from the last weigh-in. A new client has none. */
export function useFormWeight(client: Client | null, { weight }: Pick<ClientForm, "weight">, now: Date) {
  const units = useUnits();
  const isChanged = client !== null && weight !== client.weight;
  const { data } = useQuery({ ...measurementsQuery(client?.id ?? ""), enabled: isChanged });
  const today = dayHere(now);
  const newest = data?.measurements[0];
  const last = {
    weight: client?.weight ?? weight,
    day: newest ? dayHere(new Date(newest.takenAt)) : today,
  };
  return useKeepWeight(isChanged ? farDistance(client, last, { weight, day: today, today }, units) : null);
}
