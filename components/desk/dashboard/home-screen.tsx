"use client";

import { lazy, Suspense, useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { useFirstPage } from "@/components/desk/roster/use-first-page";
import { DashboardScreen } from "./dashboard-screen";
import { DashboardSkeleton } from "./dashboard-skeleton";

const FirstClientScreen = lazy(() => import("./first-client-screen"));

export function HomeScreen() {
  const roster = useFirstPage(useTrainer()?.id);
  const isEmpty = roster && roster.counts.all + roster.counts.archived === 0;
  // Keeps the form mounted until it navigates, even when the new client is already in the list.
  const [isFirst, setFirst] = useState(isEmpty === true);
  if (isEmpty && !isFirst) setFirst(true);
  if (!isFirst) return <DashboardScreen />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <FirstClientScreen onSampleMade={() => setFirst(false)} />
    </Suspense>
  );
}
