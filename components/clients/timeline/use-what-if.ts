"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { setSearchParams, useSearchParamLayer } from "@/components/platform/frame/search-params";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { useDebounced } from "@/components/ui/use-timeouts";
import { questionOf } from "@/lib/body/forecast/question";
import { classifyChange } from "@/lib/clients/record/changes";
import { clientQuery, updateFailureText, useUpdateClient } from "@/lib/clients/record/queries";
import { hasPhoto, type SaveOutcome, saveMessage } from "@/lib/clients/record/save-outcome";
import type { Client } from "@/lib/clients/record/schema";
import type { WhatIfAnswer } from "@/lib/clients/timeline/answer";
import { leversInAddress, leversOf, type WhatIf } from "@/lib/clients/timeline/levers";
import type { Timeline } from "@/lib/clients/timeline/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { ApiError } from "@/lib/platform/http/api-error";

/** The forecast of a what-if, with the values it belongs to; it follows the sliders with a delay. */
export type WhatIfForecast = { values: WhatIf; isChanged: boolean } & WhatIfAnswer;

type Model = typeof import("@/lib/clients/timeline/answer").whatIfAnswer;

/** What-if values for a client's forecast. Nothing is saved before `apply`. */
export function useWhatIf(client: Client, { learned }: Pick<Timeline, "learned">) {
  const units = useUnits();
  const [model, setModel] = useState<Model | null>(null);
  const { isOpen, open, close: leave } = useSearchParamLayer("view", "what-if");
  const query = useSearchParams();
  const now = useNow();
  const [tried, setTried] = useState<Partial<WhatIf>>(() => leversOf(query, units));
  const cache = useQueryClient();
  const update = useUpdateClient();

  const asked = useAfterPaint(tried);

  const changes = changesOf(client, tried);
  // The same model as on the server, so that the preview equals the saved result.
  const forecast: WhatIfForecast | null = useMemo(() => {
    if (!model || !isOpen) return null;
    const values = { ...client, ...asked };
    return {
      values,
      isChanged: isAny(changesOf(client, asked)),
      ...model(questionOf(client, now, learned), questionOf(values, now, learned), units, now),
    };
  }, [model, isOpen, client, asked, units, learned, now]);

  const leaveNow = useEffectEvent(leave);
  const isModelWanted = isOpen && !model;
  useEffect(() => {
    if (!isModelWanted) return;
    import("@/lib/clients/timeline/answer").then(
      ({ whatIfAnswer }) => setModel(() => whatIfAnswer),
      () => {
        // The model is a lazy chunk, which may be missing offline.
        leaveNow();
        toastFailure("Error", "Failed to load. Please try again.");
      },
    );
  }, [isModelWanted]);
  // Debounced, since browsers limit how often the address may change.
  const settled = useDebounced(JSON.stringify(tried));
  useEffect(() => {
    if (isOpen) setSearchParams(leversInAddress(JSON.parse(settled)));
  }, [isOpen, settled]);
  const set = useCallback(
    (field: keyof WhatIf, value: number) => setTried((before) => ({ ...before, [field]: value })),
    [],
  );
  const close = useCallback(() => {
    leave({ measure: null, ...leversInAddress({}) });
    setTried({});
  }, [leave]);
  const apply = async () => {
    const significant = classifyChange(client, { ...client, ...changes }) === "significant";
    try {
      const { id, version } = client;
      const saved = await update.mutateAsync({ id, version, ...changes, hasSignificantChanges: significant });
      setTried({});
      toast(saveMessage(outcomeOf(significant, client), saved));
    } catch (error) {
      toastFailure("Error", updateFailureText(error));
      if (error instanceof ApiError && error.status === 412)
        await cache.invalidateQueries({ queryKey: clientQuery(client.id).queryKey });
    }
  };

  return {
    isOpen,
    open,
    close,
    values: { ...client, ...tried } satisfies WhatIf,
    isChanged: isAny(changes),
    forecast,
    set,
    reset: () => setTried({}),
    apply,
    isApplying: update.isPending,
  };
}

function changesOf(client: Client, tried: Partial<WhatIf>): Partial<WhatIf> {
  return Object.fromEntries(
    Object.entries(tried).filter(([field, value]) => client[field as keyof WhatIf] !== value),
  );
}

const isAny = (changes: Partial<WhatIf>): boolean => Object.keys(changes).length > 0;

function outcomeOf(significant: boolean, client: Client): SaveOutcome {
  if (!significant) return "timeline";
  return hasPhoto(client) ? "regenerate" : "saved";
}

/**
 * Follows a value after its paint, so that slow parts render after the dragged slider. Unlike a deferred
 * value, a started render finishes: on a slow phone a deferred one would restart until the drag ends.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (isDue.current || Object.is(value, shown)) return;
    isDue.current = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isDue.current = false;
        setShown(latest.current);
      }),
    );
  }, [value, shown]);
  return shown;
}
