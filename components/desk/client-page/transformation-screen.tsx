"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { ClientMissing, ClientMissingHeader } from "@/components/clients/record/client-missing";
import { GenerationBanner } from "@/components/images/orders/generation-status";
import { OnLaptops } from "@/components/platform/frame/app-shell";
import { ClientTabDock, ClientTabPanel, ClientTabRow } from "@/components/platform/frame/client-tabs";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { later } from "@/components/ui/later";
import type { Client } from "@/lib/clients/record/schema";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { ClientHeader, ClientTitle, SampleNote } from "./client-heading";
import { ClientLoading } from "./client-loading";
import { clientTabs } from "./client-tab-list";
import { type OpenedTabs, TabContent } from "./tab-content";
import { useTransformationScreen } from "./use-transformation-screen";

// Lazy, since it shows only on laptops.
const ClientSidebar = later(() => import("./client-sidebar").then((module) => module.default));

type TransformationScreenProps = {
  clientId: string;
  opened: OpenedTabs;
};

/** The search params hold the open tab, and the flag that new images are expected. */
export function TransformationScreen({ clientId, opened }: TransformationScreenProps) {
  const page = useTransformationScreen(clientId);
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  const [isWeighing, setWeighing] = useState(false);
  const [view, setView] = useSearchParamChoice("view", ["forecast", "history"]);
  const { client, tab, selectTab, session } = page;
  // The client's name shows at once. In the browser the content renders deferred, since a slow phone needs
  // longer for it.
  const [isDrawn] = useState(useIsFirstRender());
  const shown = useDeferredValue<Client | null | undefined>(client, isDrawn ? client : null);

  if (page.isMissing)
    return (
      <SignedInShell page="transformation" active="clients" header={<ClientMissingHeader />} dock={null}>
        <ClientMissing onLeave={() => router.replace("/")} />
      </SignedInShell>
    );
  const tabs = clientTabs(page.isAdmin);
  const bar = { tabs, active: tab, onSelect: selectTab };
  return (
    <SignedInShell
      page="transformation"
      active="clients"
      header={<ClientHeader client={client} />}
      sidebarExtra={client && <ClientSidebar client={client} tab={tab} />}
      dock={
        <ClientTabDock
          {...bar}
          action={
            tab === "workouts"
              ? addExercise(() => setAdding(true))
              : tab === "morphs" && view === "history"
                ? weighIn(() => setWeighing(true))
                : undefined
          }
        />
      }
    >
      <OnLaptops isOnServer>
        <ClientTitle client={client} />
        <ClientTabRow {...bar} />
      </OnLaptops>
      <ClientTabPanel label={tabs.find(({ id }) => id === tab)?.label ?? ""}>
        {session.isActive && <GenerationBanner secondsLeft={session.secondsLeft} />}
        {page.isUnreachable && (
          <LoadFailure
            className="pt-6"
            title="This client is not on this device"
            onRetry={page.refetch}
            retrying={page.isFetching}
          />
        )}
        {!shown && !page.isUnreachable && <ClientLoading tab={tab} />}
        {shown?.isSample && <SampleNote />}
        {shown && (
          <TabContent
            key={tab}
            client={shown}
            {...{ page, opened, view, setView, isAdding, setAdding, isWeighing, setWeighing }}
          />
        )}
      </ClientTabPanel>
    </SignedInShell>
  );
}

const addExercise = (onSelect: () => void) => ({
  label: "Exercise",
  description: "Add New Exercise",
  icon: <Plus aria-hidden />,
  onSelect,
});

const weighIn = (onSelect: () => void) => ({
  label: "Weigh-in",
  description: "Add Weigh-in",
  icon: <Plus aria-hidden />,
  onSelect,
});
