"use client";

import { useState } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { useFirstPage } from "@/components/desk/roster/use-first-page";
import { later } from "@/components/ui/later";
import { DashboardScreen } from "./dashboard-screen";
import { DashboardSkeleton } from "./dashboard-skeleton";

const FirstClientScreen = later(() => import("./first-client-screen").then((module) => module.default), {
  fallback: <DashboardSkeleton />,
});

export function HomeScreen() {
  const roster = useFirstPage(useTrainer()?.id);
  const isEmpty = roster && roster.counts.all + roster.counts.archived === 0;
  // Keeps the form mounted until it navigates, even when the new client is already in the list.
  const [isFirst, setFirst] = useState(isEmpty === true);
  if (isEmpty && !isFirst) setFirst(true);
  if (!isFirst) return <DashboardScreen />;
  return <FirstClientScreen onSampleMade={() => setFirst(false)} />;
}
