"use client";

import type { ReactNode } from "react";
import { later } from "@/components/ui/later";
import type { Side } from "@/lib/body/body";
import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { checkInWords } from "@/lib/check-ins/words/en";
import type { DecimalMark } from "@/lib/text/written-number";
import { FirstSteps } from "./first-steps";
import { LinkHeading } from "./link-heading";
import { TodayPart } from "./today-part";
import { useLinkPage } from "./use-link-page";

// Lazy, since the page shows it only without data, for example offline.
const NotShownScreen = later(() => import("./not-shown-screen").then((module) => module.NotShownScreen));

type CheckInScreenProps = {
  token: string;
  /** The data of the link; null in the page shell that is cached for offline use. */
  drawn: CheckInPage | null;
  outline: Record<Side, ReactNode>;
  mark: DecimalMark;
};

const loadQueries = () =>
  import("@/lib/check-ins/page/queries").then(({ askCheckInPage, cachePage }) => ({
    ask: askCheckInPage,
    keep: cachePage,
  }));

export function CheckInScreen({ token, drawn, outline, mark }: CheckInScreenProps) {
  const { state, show, close, retry } = useLinkPage(token, drawn, loadQueries);
  if (state.status !== "ready") return <NotShownScreen status={state.status} onRetry={retry} />;
  const { page, isOld } = state;
  return (
    <main className="wrap-anywhere mx-auto flex min-h-dvh max-w-column flex-col px-4 pt-[max(16px,env(safe-area-inset-top))]">
      <LinkHeading
        brand={page.brand}
        trainerName={page.trainerName}
        note={checkInWords.yourTrainer(page.brand?.name ? page.trainerName : null)}
      />
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
