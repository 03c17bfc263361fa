"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTrainer } from "@/components/auth/use-session";
import { useAskedRoster } from "@/components/roster/use-asked-roster";
import { rosterQuery } from "@/lib/roster/queries";
import { DashboardScreen } from "./dashboard-screen";
import { DashboardSkeleton } from "./dashboard-skeleton";

const FirstClientScreen = lazy(() => import("./first-client-screen"));

/** The list of the clients; before the first one, the form that makes them. */
export function HomeScreen() {
  const trainer = useTrainer();
  const { data: roster } = useQuery({
    ...rosterQuery(trainer?.id, useAskedRoster(), null),
    placeholderData: keepPreviousData,
    refetchOnMount: false,
  });
  const isEmpty = roster && roster.counts.all + roster.counts.archived === 0;
  // The form stays until it leads on by itself, though the client whom it saves is in the list by then.
  const [isFirst, setFirst] = useState(isEmpty === true);
  if (isEmpty && !isFirst) setFirst(true);
  if (!isFirst) return <DashboardScreen />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <FirstClientScreen onSampleMade={() => setFirst(false)} />
    </Suspense>
  );
}
