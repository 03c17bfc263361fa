"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { useRegeneration } from "@/components/images/orders/use-regeneration";
import { usePageTitle } from "@/components/platform/frame/page-title";
import { setSearchParams, useSearchParam } from "@/components/platform/frame/search-params";
import { toastFailure } from "@/components/ui/toast-store";
import { standstillOf } from "@/lib/body/forecast/standstill";
import { clientQuery, updateFailureText, useUpdateClient } from "@/lib/clients/record/queries";
import { timelineQuery } from "@/lib/clients/timeline/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { ApiError } from "@/lib/platform/http/api-error";
import { dayHere } from "@/lib/text/calendar/local-date";
import { type ClientTabId, clientTabs } from "./client-tab-list";

const TAB_NAMES = {
  morphs: "Morphs",
  workouts: "Workouts",
  timeline: "Timeline",
  prompts: "AI Prompts",
  admin: "Admin",
};

/** Names of the views inside a tab, by their value in the address. */
const VIEW_NAMES: Partial<Record<ClientTabId, Record<string, string>>> = {
  morphs: { history: "History" },
  workouts: { plan: "Program" },
  timeline: { "what-if": "What-if" },
};

/** The state of a client's page that all tabs share. */
export function useTransformationScreen(clientId: string) {
  const isAdmin = useTrainer()?.isAdmin ?? false;
  const { tab, selectTab, request } = useClientAddress(isAdmin);
  const { data: client, error, refetch, isFetching } = useQuery(clientQuery(clientId));
  const today = dayHere(useNow());
  const timeline = useQuery({
    ...timelineQuery(clientId),
    enabled: client !== undefined && standstillOf(client, today) === null && tab === "morphs",
  });
  const update = useUpdateClient();
  const session = useRegeneration({
    requested: request.regenerate,
    client: client && {
      hasImages: client.transformations.length > 0,
      hasFailed: client.generation?.status === "failed",
    },
  });
  const [isIntroduced, setIntroduced] = useState(false);

  useEffect(() => {
    if (request.clearTransformations) void refetch();
  }, [request.clearTransformations, refetch]);
  useEffect(() => {
    // The viewed client becomes the active one, which Train opens.
    if (client) useActiveClientStore.getState().setClientId(client.id);
  }, [client]);

  const view = useSearchParam("view");
  const shown = VIEW_NAMES[tab]?.[view] ?? TAB_NAMES[tab];
  usePageTitle(client && `${client.name}, ${shown} · Formcast`);

  const retry = () =>
    update.mutate(
      { id: clientId, hasSignificantChanges: true },
      {
        onSuccess: session.begin,
        onError: (failure) => toastFailure("Error", updateFailureText(failure)),
      },
    );

  return {
    client,
    isMissing: error instanceof ApiError && (client === undefined || isGone(error)),
    /** The client is not cached on this device, and the device is offline. */
    isUnreachable: error !== null && client === undefined && !(error instanceof ApiError),
    refetch,
    isFetching,
    isAdmin,
    tab,
    selectTab,
    session,
    /** Undefined while it loads; empty after a failure, so that images show without dates. */
    forecast: timeline.data?.timeline ?? (timeline.isError ? [] : undefined),
    retry,
    isRetrying: update.isPending,
    isIntroduced,
    introduce: () => setIntroduced(true),
  };
}

const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** One-time flags: they leave the address as soon as they are read. */
type AddressRequest = { regenerate: boolean; clearTransformations: boolean };

const FLAGS = ["regenerate", "clearTransformations"] as const;

/**
 * The open tab of a client's page. With a flag for new or removed images the default is Morphs, else
 * Workouts.
 */
function useClientAddress(isAdmin: boolean) {
  const params = useSearchParams();
  const [request] = useState<AddressRequest>(() => ({
    regenerate: isSet(params, "regenerate"),
    clearTransformations: isSet(params, "clearTransformations"),
  }));
  const landing: ClientTabId = request.regenerate || request.clearTransformations ? "morphs" : "workouts";
  const asked = params.get("tab");
  const tab = clientTabs(isAdmin).find(({ id }) => id === asked)?.id ?? landing;

  useEffect(() => {
    if (FLAGS.some((flag) => params.has(flag)))
      setSearchParams(Object.fromEntries(FLAGS.map((flag) => [flag, null])));
  }, [params]);

  // Other search params belong to the tab that closes.
  const selectTab = (id: string) =>
    setSearchParams({ ...Object.fromEntries([...params.keys()].map((name) => [name, null])), tab: id });
  return { tab, selectTab, request };
}

function isSet(params: URLSearchParams, flag: (typeof FLAGS)[number]): boolean {
  const value = params.get(flag);
  return value !== null && value !== "false";
}
