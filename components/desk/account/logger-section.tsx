"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CountRow } from "@/components/training/plans/count-row";
import { RestRow } from "@/components/training/plans/rest-row";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast-store";
import type * as Contract from "@/lib/accounts/settings/contract";
import { meQuery } from "@/lib/accounts/sign-in/queries";
import { BAR_LBS } from "@/lib/body/ranges";
import { plateFigure } from "@/lib/body/unit-system";
import type { LoggerDefaults } from "@/lib/platform/browser/use-logger-defaults";
import { useUnits } from "@/lib/platform/browser/use-units";
import { setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import { BARS } from "@/lib/training/workouts/plates";

const settings = api<typeof Contract>();

/** The rest without one of a program, and the barbell for the hints at plates. */
export function LoggerSection({ saved }: { saved: LoggerDefaults }) {
  const cache = useQueryClient();
  const { weightUnit, smallPlates, loadOf, lbsOfLoad } = useUnits();
  const change = settings.useTell("PATCH /api/account/settings");
  const [{ restSeconds, barLbs }, setNext] = useState(saved);
  const usualBar = BARS[weightUnit].barbell;
  const barOf = (lbs: number | null) => (lbs === null ? usualBar : loadOf(lbs));
  const plates = 2 * smallPlates;
  const isSaved = restSeconds === saved.restSeconds && barLbs === saved.barLbs;
  const save = () =>
    change.mutate(
      { body: { restSeconds, barLbs } },
      {
        onSuccess: (trainer) => setQueryData(cache, meQuery().queryKey, trainer),
        onError: () => toastFailure("Not saved", "Check your network and try again."),
      },
    );
  return (
    <section className="mt-6">
      <h2 className="mb-2.5 font-strong text-lg">Logger</h2>
      <div className="grid gap-3">
        <RestRow
          seconds={restSeconds}
          none="By exercise"
          onChange={(to) => setNext((now) => ({ ...now, restSeconds: to(now.restSeconds) }))}
        />
        <CountRow
          label="Barbell"
          unit={weightUnit}
          typedStep={0.01}
          scale={{
            min: Math.ceil(loadOf(BAR_LBS.min) / plates) * plates,
            max: Math.floor(loadOf(BAR_LBS.max) / plates) * plates,
            step: plates,
          }}
          text={plateFigure(barOf(barLbs))}
          value={barOf(barLbs)}
          onChange={(to) =>
            setNext((now) => {
              const load = to(barOf(now.barLbs));
              return { ...now, barLbs: load === usualBar ? null : lbsOfLoad(load) };
            })
          }
        />
      </div>
      <p className="mt-2 text-muted-foreground text-xs">
        A rest in a program comes first. By exercise is 2:00 after compounds and 1:30 after others. The
        barbell is counted in the hint at plates.
      </p>
      {!isSaved && (
        <Button variant="secondary" block className="mt-3" pending={change.isPending} onClick={save}>
          Save rest and barbell
        </Button>
      )}
    </section>
  );
}
