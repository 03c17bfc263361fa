"use client";

import { useQuery } from "@tanstack/react-query";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { changeTo, useSavePlan } from "@/components/training/plans/use-plan-edits";
import { toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { clientQuery } from "@/lib/clients/record/queries";
import { clientAddress, templateAddress } from "@/lib/text/addresses";
import { mondayOf } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import { templatesQuery, useSaveTemplate } from "@/lib/training/programmes/queries";

/** What the planner edits: a client's programme or weekly plan, or a template. */
export interface ProgrammeSource {
  readonly client: { readonly id: string; readonly name: string; readonly notes: string | null } | null;
  /** Of its planner. */
  readonly address: string;
  readonly name: string;
  /** Null for a template and for a repeating week. */
  readonly startsOn: string | null;
  readonly weeks: readonly PlannedWeek[];
  /** Saves at once; `said` is the title of the toast with Undo. */
  readonly save: (change: ProgrammeChange, said?: string) => void;
}

export type ProgrammeChange = {
  readonly name?: string;
  readonly startsOn?: string;
  readonly weeks?: readonly PlannedWeek[];
};

type Found = { source: ProgrammeSource | null; isPending: boolean; isFetching: boolean; retry: () => void };

export function useClientProgramme(clientId: string): Found {
  const client = useQuery(clientQuery(clientId));
  const query = useQuery(weeklyPlanQuery(clientId));
  const savePlan = useSavePlan(clientId);
  const retry = () => void Promise.all([client.refetch(), query.refetch()]);
  const isFetching = client.isFetching || query.isFetching;
  if (!client.data || !query.data)
    return { source: null, isPending: client.isPending || query.isPending, isFetching, retry };
  const plan = query.data;
  const { name, startsOn, weeks } = plan.programme ?? {
    name: "Program",
    startsOn: null,
    weeks: [{ sessions: plan.sessions, isDeload: false }],
  };
  const save: ProgrammeSource["save"] = (change, said) => {
    const next = { name, startsOn, weeks, ...change };
    const [first] = next.weeks;
    const isWeek = next.startsOn === null && next.weeks.length === 1;
    savePlan(
      isWeek
        ? { sessions: first?.sessions ?? [] }
        : {
            sessions: [],
            programme: {
              name: next.name,
              weeks: [...next.weeks],
              startsOn: next.startsOn ?? mondayOf(dayHere(new Date())),
            },
          },
    );
    if (said) offerUndo(said, () => savePlan(changeTo(plan)));
  };
  const source = {
    client: { id: clientId, name: client.data.name, notes: client.data.notes },
    address: clientAddress(clientId, "programme"),
    name,
    startsOn,
    weeks,
    save,
  };
  return { source, isPending: false, isFetching, retry };
}

/** What an unknown id is, until something is in it. */
const NEW = { name: "New program", weeks: [{ sessions: [], isDeload: false }] };

export function useTemplate(id: string): Found {
  const trainer = useTrainer();
  const { data, isPending, isFetching, refetch } = useQuery(templatesQuery(trainer?.id));
  const { mutate } = useSaveTemplate(trainer?.id);
  const retry = () => void refetch();
  if (!data) return { source: null, isPending, isFetching, retry };
  const template = data.templates.find((one) => one.id === id) ?? { ...NEW, id };
  const put = (next: typeof template) => mutate(next, { onError: showNotSaved });
  const source: ProgrammeSource = {
    client: null,
    address: templateAddress(id),
    name: template.name,
    startsOn: null,
    weeks: template.weeks,
    save: ({ name = template.name, weeks = template.weeks }, said) => {
      put({ id, name, weeks: [...weeks] });
      if (said) offerUndo(said, () => put(template));
    },
  };
  return { source, isPending: false, isFetching, retry };
}

export const showNotSaved = () => toastFailure("Not saved", "No network. Nothing was changed.");
