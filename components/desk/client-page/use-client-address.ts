"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { setSearchParams } from "@/components/platform/frame/search-params";
import { type ClientTabId, clientTabs } from "./client-tab-list";

/** One-time flags: they leave the address as soon as they are read. */
export type AddressRequest = { regenerate: boolean; clearTransformations: boolean };

const FLAGS = ["regenerate", "clearTransformations"] as const;

/**
 * The open tab of a client's page. With a flag for new or removed images the default is Morphs, else
 * Workouts.
 */
export function useClientAddress(isAdmin: boolean) {
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
