"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { useUnits } from "@/lib/browser/use-units";
import { classifyChange } from "@/lib/clients/changes";
import { clientQuery, updateFailureText, useUpdateClient } from "@/lib/clients/queries";
import { hasPhoto, type SaveOutcome, saveMessage } from "@/lib/clients/save-outcome";
import type { Client } from "@/lib/clients/schema";
import { questionOf } from "@/lib/forecast/question";
import { ApiError } from "@/lib/http/api-error";
import type { WhatIfAnswer } from "@/lib/timeline/what-if-answer";
import { whatIfTexts } from "./texts";
import { useAfterPaint } from "./use-after-paint";

/** What can be tried; everything else about a client is as it is. */
export type WhatIf = Pick<
  Client,
  "workoutsPerWeek" | "hoursPerWorkout" | "dietAdherence" | "targetBodyFat" | "targetWeight"
>;

/** What is forecast for a change, and for which one: a moment behind the sliders. */
export type WhatIfForecast = { values: WhatIf; isChanged: boolean } & WhatIfAnswer;

type Model = typeof import("@/lib/timeline/what-if-answer").whatIfAnswer;

/** Changes that are tried on a client's forecast. Nothing is saved before `apply`. */
export function useWhatIf(client: Client) {
  const units = useUnits();
  const [model, setModel] = useState<Model | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [tried, setTried] = useState<Partial<WhatIf>>({});
  const cache = useQueryClient();
  const update = useUpdateClient();

  const asked = useAfterPaint(tried);

  const changes = changesOf(client, tried);
  // The model that the server runs, on the same question: what is shown here is what will be saved.
  const forecast: WhatIfForecast | null = useMemo(() => {
    if (!model || !isOpen) return null;
    const values = { ...client, ...asked };
    return {
      values,
      isChanged: isAny(changesOf(client, asked)),
      ...model(questionOf(client), questionOf(values), units),
    };
  }, [model, isOpen, client, asked, units]);

  const open = async () => {
    try {
      const { whatIfAnswer } = await import("@/lib/timeline/what-if-answer");
      setModel(() => whatIfAnswer);
      setOpen(true);
    } catch {
      // The model is a file of its own, which a phone without network may not have yet.
      toast({ variant: "destructive", title: whatIfTexts.failed, description: whatIfTexts.loadFailed });
    }
  };
  const set = useCallback(
    (field: keyof WhatIf, value: number) => setTried((before) => ({ ...before, [field]: value })),
    [],
  );
  const close = useCallback(() => {
    setOpen(false);
    setTried({});
  }, []);
  const apply = async () => {
    const significant = classifyChange(client, { ...client, ...changes }) === "significant";
    try {
      const { id, version } = client;
      const saved = await update.mutateAsync({ id, version, ...changes, hasSignificantChanges: significant });
      setTried({});
      toast(saveMessage(outcomeOf(significant, client), saved));
    } catch (error) {
      toast({ variant: "destructive", title: whatIfTexts.failed, description: updateFailureText(error) });
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
