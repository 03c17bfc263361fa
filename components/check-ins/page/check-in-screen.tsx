"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { later } from "@/components/ui/later";
import { whenIdle } from "@/components/ui/when-idle";
import type { Side } from "@/lib/body/body";
import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { checkInWords } from "@/lib/check-ins/words/en";
import { initialsOf } from "@/lib/text/names";
import type { DecimalMark } from "@/lib/text/written-number";
import { FirstSteps } from "./first-steps";
import { TodayPart } from "./today-part";

// Only some trainers have a brand.
const BrandHeading = later(() =>
  import("@/components/accounts/brand/brand-heading").then((module) => module.BrandHeading),
);
// Lazy, since the page shows it only without data, for example offline.
const NotShownScreen = later(() => import("./not-shown-screen").then((module) => module.NotShownScreen));

type CheckInScreenProps = {
  token: string;
  /** The data of the link; null in the page shell that is cached for offline use. */
  drawn: CheckInPage | null;
  outline: Record<Side, ReactNode>;
  mark: DecimalMark;
};

export function CheckInScreen({ token, drawn, outline, mark }: CheckInScreenProps) {
  const { state, show, close, retry } = useCheckInPage(token, drawn);
  if (state.status !== "ready") return <NotShownScreen status={state.status} onRetry={retry} />;
  const { page, isOld } = state;
  return (
    <main className="wrap-anywhere mx-auto flex min-h-dvh max-w-column flex-col px-4 pt-[max(16px,env(safe-area-inset-top))]">
      {page.brand ? (
        <BrandHeading
          brand={page.brand}
          trainerName={page.trainerName}
          note={checkInWords.yourTrainer(page.brand.name && page.trainerName)}
        />
      ) : (
        <TrainerHeading trainerName={page.trainerName} note={checkInWords.yourTrainer(null)} />
      )}
      {isOld && (
        <p role="status" className="mt-3 rounded-icon bg-muted px-3.5 py-2 text-sm">
          {checkInWords.old}
        </p>
      )}
      {page.state === "open" ? (
        <TodayPart {...{ token, page, outline, mark }} onPage={show} onClosed={close} />
      ) : (
        <FirstSteps token={token} page={page} onPage={show} />
      )}
    </main>
  );
}

type TrainerHeadingProps = { trainerName: string; note: string };

/** Clients know their trainer, not the app, so the header names the trainer. */
function TrainerHeading({ trainerName, note }: TrainerHeadingProps) {
  return (
    <header className="flex items-center gap-3 border-b pb-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-icon bg-foreground font-strong text-background text-lg"
      >
        {initialsOf(trainerName)}
      </span>
      <p className="min-w-0">
        <span className="block break-words font-strong">{trainerName}</span>
        <span className="block text-muted-foreground text-xs">{note}</span>
      </p>
    </header>
  );
}

type CheckInState =
  | { status: "loading" | "failed" | "closed" }
  /** `isOld` means that the data comes from the offline cache. */
  | { status: "ready"; page: CheckInPage; isOld: boolean };

const loadQueries = () => import("@/lib/check-ins/page/queries");

/** From the server's HTML, the network or the cache. @param drawn null in the shell cached for offline use */
function useCheckInPage(token: string, drawn: CheckInPage | null) {
  const [state, setState] = useState<CheckInState>(
    drawn ? { status: "ready", page: drawn, isOld: false } : { status: "loading" },
  );
  const ask = useCallback(async () => {
    const asked = await loadQueries()
      .then((queries) => queries.askCheckInPage(token))
      .catch(() => undefined);
    setState((now) => {
      if (asked === null) return { status: "closed" };
      if (asked) return { status: "ready", ...asked };
      return now.status === "ready" ? { ...now, isOld: true } : { status: "failed" };
    });
  }, [token]);
  const show = useCallback(
    (page: CheckInPage) => {
      // Not a new state for what the server has drawn: React would empty a part whose code is still on its way.
      setState((now) =>
        now.status === "ready" && now.page === page && !now.isOld
          ? now
          : { status: "ready", page, isOld: false },
      );
      void loadQueries().then(
        (queries) => queries.cachePage(token, page),
        () => {},
      );
    },
    [token],
  );
  useEffect(() => {
    if (!drawn) return void ask();
    return whenIdle(() => show(drawn));
  }, [drawn, ask, show]);
  const isOld = state.status === "ready" && state.isOld;
  useEffect(() => {
    if (!isOld) return;
    const again = () => void ask();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOld, ask]);
  return {
    state,
    show,
    close: () => setState({ status: "closed" }),
    retry() {
      setState({ status: "loading" });
      void ask();
    },
  };
}
