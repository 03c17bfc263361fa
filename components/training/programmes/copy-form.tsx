"use client";

import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { ClientThumbnail } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { SwitchRow } from "@/components/ui/switch";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { thumbnailUrl } from "@/lib/text/addresses";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { shortDay } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import { counted } from "@/lib/text/numbers";
import { MAX_COPIES } from "@/lib/training/plans/limits";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import {
  plannedClientsQuery,
  seenCopiesQuery,
  useCopyProgramme,
  useUndoCopies,
} from "@/lib/training/programmes/queries";
import type { PlannedClient, SeenCopies } from "@/lib/training/programmes/schema";
import { loadWithUnit } from "@/lib/training/workouts/wording";

export type CopySource = { readonly name: string; readonly weeks: readonly PlannedWeek[] };

type CopyFormProps = {
  programme: CopySource;
  /** Wraps the button. */
  Footer: ComponentType<{ children: ReactNode }>;
  onDone?: () => void;
};

/** Shows each client's current plan, since a copy replaces it. */
export function CopyForm({ programme, Footer, onDone }: CopyFormProps) {
  const trainer = useTrainer();
  const { data, isPending, isFetching, refetch } = useQuery(plannedClientsQuery(trainer?.id));
  const copying = useCopyProgramme();
  const takingBack = useUndoCopies();
  const [startsOn, setStartsOn] = useState(() => addDays(mondayOf(dayHere(new Date())), DAYS_PER_WEEK));
  const [fitsLoads, setFitsLoads] = useState(true);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // More are copied in portions, and nobody reads more.
  const previewed = chosen.slice(0, MAX_COPIES);
  const { data: seen } = useQuery({
    ...seenCopiesQuery(programme.weeks, previewed),
    enabled: fitsLoads && previewed.length > 0,
    placeholderData: (before) => before,
  });
  const fail = () => toastFailure("Not copied", "Nothing was changed. Please try again.");
  const takeBack = (copyId: string) =>
    // The sheet has unmounted by then, so callbacks of `mutate` would not run.
    takingBack
      .mutateAsync({ params: { id: copyId }, query: { timezoneOffset: new Date().getTimezoneOffset() } })
      .then(({ clients }) => toast({ title: `Undone for ${counted(clients, "client")}` }), fail);
  const copy = () =>
    copying.mutate(
      { name: programme.name, weeks: [...programme.weeks], startsOn, fitsLoads, clientIds: [...chosen] },
      {
        onSuccess: ({ copyId, clients }) => {
          offerUndo(
            clients === chosen.length
              ? `Copied to ${counted(clients, "client")}`
              : `Copied to ${clients} of ${counted(chosen.length, "client")}`,
            () => takeBack(copyId),
          );
          setChosen([]);
          onDone?.();
        },
        onError: fail,
      },
    );
  const found = data?.clients.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className="mt-3 grid min-w-0 gap-4">
      <Field label="Starts on">
        <Input type="date" value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />
      </Field>
      <SwitchRow
        label="Loads from last sets"
        hint="Week 1 starts from each client’s last loads. Without history the loads stay the same."
        checked={fitsLoads}
        onCheckedChange={setFitsLoads}
      />
      <Input
        aria-label="Search clients"
        placeholder="Search clients"
        leading={<Search aria-hidden />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoComplete="off"
      />
      {isPending && <Skeleton className="h-40 rounded-card" />}
      {!isPending && !data && (
        <LoadFailure title="The programs could not be loaded" onRetry={refetch} retrying={isFetching} />
      )}
      {found && found.length > 1 && (
        <label className="-mb-3 flex min-h-11 cursor-pointer items-center justify-between gap-3 text-muted-foreground text-sm">
          All {found.length}
          <input
            type="checkbox"
            checked={found.every(({ id }) => chosen.includes(id))}
            onChange={({ target }) => {
              const shown = found.map(({ id }) => id);
              const others = chosen.filter((id) => !shown.includes(id));
              setChosen(target.checked ? [...others, ...shown] : others);
            }}
            className="size-6 accent-primary"
          />
        </label>
      )}
      {found && (
        <ul aria-label="Clients" className="min-h-40">
          {found.length === 0 && (
            <li className="py-6 text-center text-muted-foreground">No clients found.</li>
          )}
          {found.map((client) => (
            <ClientChoice
              key={client.id}
              client={client}
              checked={chosen.includes(client.id)}
              loads={
                fitsLoads && chosen.includes(client.id)
                  ? seen?.clients.find(({ id }) => id === client.id)?.loads
                  : undefined
              }
              onChange={(checked) =>
                setChosen((now) => (checked ? [...now, client.id] : now.filter((id) => id !== client.id)))
              }
            />
          ))}
        </ul>
      )}
      <Footer>
        <Button
          block
          disabled={chosen.length === 0 || startsOn === ""}
          pending={copying.isPending}
          onClick={copy}
        >
          {chosen.length === 0 ? "Choose clients" : `Copy to ${counted(chosen.length, "client")}`}
        </Button>
      </Footer>
    </div>
  );
}

type Loads = SeenCopies["clients"][number]["loads"];
type ClientChoiceProps = {
  client: PlannedClient;
  checked: boolean;
  /** What the copy would begin with. */
  loads: Loads | undefined;
  onChange: (checked: boolean) => void;
};

function ClientChoice({ client: { name, photoUrl, plan }, checked, loads, onChange }: ClientChoiceProps) {
  const units = useUnits();
  return (
    <li className="border-b last:border-b-0">
      <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5">
        <ClientThumbnail
          src={photoUrl && thumbnailUrl(photoUrl)}
          initials={initialsOf(name)}
          className="h-11 w-8"
          textClassName="text-2xs"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-label">{name}</span>
          <span className={plan ? "block text-sm text-warning" : "block text-muted-foreground text-sm"}>
            {conflictText(plan)}
          </span>
          {loads && <span className="block break-words text-sm">{loadsText(loads, units)}</span>}
        </span>
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 accent-primary"
        />
      </label>
    </li>
  );
}

/** `Starts with Back Squat 185 lb, Bench Press 155 lb; 2 without history as in the program`. */
function loadsText(loads: Loads, units: UnitSystem): string {
  const own = loads.filter(({ isOwn }) => isOwn);
  const others = loads.length - own.length;
  const named = own.map(({ exerciseName, weight }) => `${exerciseName} ${loadWithUnit(weight, units)}`);
  const rest = `${counted(others, "exercise")} without history as in the program`;
  if (own.length === 0) return others === 0 ? "No loads to fill in" : `Starts with ${rest}`;
  return `Starts with ${named.join(", ")}${others === 0 ? "" : `; ${rest}`}`;
}

function conflictText(plan: PlannedClient["plan"]): string {
  if (plan === null) return "No program";
  if (plan.name === null || plan.endsOn === null)
    return "Has a program of one week; it ends when this starts";
  return `Has ${plan.name} until ${shortDay(plan.endsOn)}; it ends when this starts`;
}
