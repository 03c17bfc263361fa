"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { markNow } from "@/components/ui/use-back-closes";

type Params = Readonly<Record<string, string | null>>;

/** Survives a reload, Back and a shared link. Replaces the history entry: Back leaves the page. */
export const setSearchParams = (values: Params): void => write(values, "replaceState", markNow());

function write(values: Params, how: "pushState" | "replaceState", mark: object): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const search = query.size ? `?${query}` : "";
  if (search === window.location.search) return;
  window.history[how](mark, "", window.location.pathname + search);
}

const textNow = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? "";

/** Empty if the param is missing. */
export const useSearchParam = (name: string): string => useSearchParams().get(name) ?? "";

export function useSearchParamState(name: string): [string, (next: string | null) => void] {
  const [text, choose] = useChosenParam(name);
  const put = (next: string | null) => {
    choose(next ?? "");
    setSearchParams({ [name]: next || null });
  };
  return [text, put];
}

function useChosenParam(name: string): [string, (next: string) => void] {
  const asked = useSearchParam(name);
  // Next reports a new address a moment later; until then the chosen value counts, or typed text could be lost.
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (asked === textNow(name)) choose(null);
  }, [asked, name]);
  return [chosen ?? asked, choose];
}

/** A search param with a few allowed values. The first value is the default and is not written. */
export function useSearchParamChoice<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
): [View, (next: View) => void] {
  const [text, put] = useSearchParamState(name);
  const [defaultView] = views;
  const view = views.find((candidate) => candidate === text) ?? defaultView;
  return [view, (next) => put(next === defaultView ? null : next)];
}

/** A view that lies on top of the page, such as a what-if: it has an entry of its own, so that Back closes it. */
export function useSearchParamLayer(name: string, value: string) {
  const [text, choose] = useChosenParam(name);
  const open = () => {
    choose(value);
    write({ [name]: value }, "pushState", { layers: 0, view: value });
  };
  /** @param also params that only this view has */
  const close = useCallback(
    (also: Params = {}) => {
      choose("");
      if (markNow().view === value) window.history.back();
      // A link opened it, so nothing of this page is below.
      else setSearchParams({ [name]: null, ...also });
    },
    [choose, name, value],
  );
  return { isOpen: text === value, open, close };
}

/** Opens what a link asks for, such as `open=weigh-in`, once: the param then leaves the address. */
export function useAskedByAddress<Name extends string>(
  names: readonly Name[],
  open: (asked: Name) => void,
): void {
  const text = useSearchParam("open");
  const asked = names.find((name) => name === text);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!asked) return;
    // Later, since on a fresh page the router takes over the history only after this: Back would load the page again.
    const timer = setTimeout(() => {
      setSearchParams({ open: null });
      openNow(asked);
    });
    return () => clearTimeout(timer);
  }, [asked]);
}
