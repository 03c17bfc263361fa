"use client";

import { lazy, Suspense, useState } from "react";
import { useTrainer } from "@/components/auth/use-session";
import { useFirstPage } from "@/components/roster/use-first-page";
import { DashboardScreen } from "./dashboard-screen";
import { DashboardSkeleton } from "./dashboard-skeleton";

const FirstClientScreen = lazy(() => import("./first-client-screen"));

/** The list of the clients; before the first one, the form that makes them. */
export function HomeScreen() {
  const roster = useFirstPage(useTrainer()?.id);
  const isEmpty = roster && roster.counts.all + roster.counts.archived === 0;
  // The form stays until it navigates by itself, even when the saved client is already in the list.
  const [isFirst, setFirst] = useState(isEmpty === true);
  if (isEmpty && !isFirst) setFirst(true);
  if (!isFirst) return <DashboardScreen />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <FirstClientScreen onSampleMade={() => setFirst(false)} />
    </Suspense>
  );
}
