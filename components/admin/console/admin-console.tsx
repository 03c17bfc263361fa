"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useState } from "react";
import { AuditPanel } from "@/components/admin/audit/audit-panel";
import { CostMonthPanel } from "@/components/admin/costs/cost-month";
import { CostPanel } from "@/components/admin/costs/cost-panel";
import { DeletedPanel } from "@/components/admin/deletions/deleted-panel";
import { SearchField } from "@/components/admin/lists/search-field";
import { usePageTitle } from "@/components/platform/frame/page-title";
import {
  setSearchParams,
  useSearchParam,
  useSearchParamChoice,
} from "@/components/platform/frame/search-params";
import { Picker } from "@/components/ui/picker";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useDebounced } from "@/components/ui/use-timeouts";
import { DEFAULT_PERIOD, PERIODS, type Period } from "@/lib/admin/console/period";
import { transformationHistoryQuery } from "@/lib/admin/console/queries";
import { ActivityPanel } from "./activity-panel";
import { ClientsPanel } from "./clients-panel";
import { TrainersPanel } from "./trainers-panel";

const TABS = [
  { id: "trainers", label: "Trainers & Clients" },
  { id: "clients", label: "All clients", pageOnly: true },
  { id: "activity", label: "Activity" },
  { id: "audit", label: "Audit and cost", pageOnly: true },
  { id: "deleted", label: "Deleted", pageOnly: true },
] as const;

const PERIOD_VALUES = PERIODS.map(({ value }) => value).filter((value) => value !== DEFAULT_PERIOD);

type AdminConsoleProps = { title?: string; subtitle?: string };

/** With a title it is a page of its own, without one a tab of a client's page. */
export default function AdminConsole({ title, subtitle }: AdminConsoleProps) {
  const isPage = title !== undefined;
  const [tab, setTab] = useSearchParamChoice(
    "view",
    isPage ? ["trainers", "clients", "activity", "audit", "deleted"] : ["trainers", "activity"],
  );
  const [period, setPeriod] = useSearchParamChoice("period", [DEFAULT_PERIOD, ...PERIOD_VALUES]);
  const [typed, setTyped] = useState(useSearchParam("q"));
  const search = useDebounced(typed.trim());
  useEffect(() => setSearchParams({ q: search || null }), [search]);
  const shownClient = useSearchParam("client");
  const { data: history } = useQuery({ ...transformationHistoryQuery(shownClient), enabled: false });
  const shown = (tab === "trainers" && history?.clientName) || TABS.find(({ id }) => id === tab)?.label;
  usePageTitle(title && `${title}, ${shown} · Formcast`);
  const openClient = ({ id }: { id: string }) => {
    setTab("trainers");
    setSearchParams({ client: id });
  };
  const openTrainer = ({ name }: { name: string }) => {
    setTyped(name);
    setTab("trainers");
  };
  const searching = <SearchField label="Search trainers and clients" value={typed} onChange={setTyped} />;
  const tools = {
    trainers: searching,
    clients: searching,
    activity: <PeriodPicker value={period} onChange={setPeriod} />,
    audit: <PeriodPicker value={period} onChange={setPeriod} />,
    deleted: null,
  }[tab];
  return (
    <Tabs value={tab} onValueChange={(next) => setTab(next as typeof tab)}>
      <ConsoleHead title={title} subtitle={subtitle} tools={tools}>
        <TabsList
          look={isPage ? "underline" : "segmented"}
          aria-label="Admin console"
          className={isPage ? "-mx-4 px-4 sm:mx-0 sm:px-0" : "max-sm:w-full"}
        >
          {TABS.filter((entry) => isPage || !("pageOnly" in entry)).map(({ id, label }) => (
            <TabsTrigger key={id} value={id} className={isPage ? "max-sm:px-3" : "sm:px-4"}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
      </ConsoleHead>
      <TabsContent value="trainers" className="pt-3.5">
        <TrainersPanel search={search} onOpenTrainer={openTrainer} />
      </TabsContent>
      {isPage && (
        <TabsContent value="clients" className="pt-3.5">
          <ClientsPanel search={search} onOpen={(id) => openClient({ id })} />
        </TabsContent>
      )}
      <TabsContent value="activity" className="pt-3.5">
        <ActivityPanel period={period} onOpenTrainer={openTrainer} onOpenClient={openClient} />
      </TabsContent>
      {isPage && (
        <TabsContent value="audit" className="pt-5">
          <CostMonthPanel />
          <div className="mt-8 grid gap-x-11 gap-y-8 border-t pt-6 lg:grid-cols-[8fr_5fr]">
            <AuditPanel />
            <CostPanel period={period} />
          </div>
        </TabsContent>
      )}
      {isPage && (
        <TabsContent value="deleted" className="pt-5">
          <DeletedPanel />
        </TabsContent>
      )}
    </Tabs>
  );
}

type ConsoleHeadProps = AdminConsoleProps & { tools: ReactNode; children: ReactNode };

function ConsoleHead({ title, subtitle, tools, children }: ConsoleHeadProps) {
  if (title === undefined)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 pt-2.5 lg:pt-4">
        {children}
        {tools}
      </div>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-2.5 pb-3 lg:min-h-[84px] lg:pt-4">
        <div>
          <h1 className="type-display text-2xl">{title}</h1>
          {subtitle && <p className="mt-0.5 text-muted-foreground text-xs">{subtitle}</p>}
        </div>
        {tools}
      </div>
      {children}
    </>
  );
}

type PeriodPickerProps = { value: Period; onChange: (period: Period) => void };

function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  const id = useId();
  const choose = (next: string) => {
    const period = PERIODS.find((option) => option.value === next);
    if (period) onChange(period.value);
  };
  return (
    <div className="flex w-full items-center gap-3 sm:w-auto">
      <label htmlFor={id} className="text-muted-foreground text-sm">
        Transformations period:
      </label>
      <Picker
        id={id}
        label="Transformations period:"
        options={PERIODS}
        value={value}
        onValueChange={choose}
        searchable={false}
        className="min-h-11 min-w-0 flex-1 text-sm sm:w-[190px] sm:flex-none"
      />
    </div>
  );
}
