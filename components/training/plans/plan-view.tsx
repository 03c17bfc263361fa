"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { PlanSkeleton } from "@/components/training/workouts/workouts-skeleton";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Client } from "@/lib/clients/record/schema";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { NewPlanSheet } from "./new-plan-sheet";
import { PlanWeek } from "./plan-week";

type PlanViewProps = {
  client: Client;
  onStarted: (first: ExercisePlace) => void;
  /** The exercise chooser; the page's dock button opens it too. */
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
};

export default function PlanView(props: PlanViewProps) {
  const { client } = props;
  const query = useQuery(weeklyPlanQuery(client.id));
  const [asking, setAsking] = useState(false);
  if (query.isPending) return <PlanSkeleton text="Loading the program" />;
  if (!query.data)
    return (
      <LoadFailure
        title="The program could not be loaded"
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  return (
    <>
      {query.data.sessions.length === 0 && !query.data.programme ? (
        <EmptyState
          drawing={<CalendarDays aria-hidden className="size-16 stroke-[1.25] text-muted-foreground" />}
          title="No program yet."
          action={<Button onClick={() => setAsking(true)}>Make a program</Button>}
        >
          Sessions, exercises, sets and starting loads from {client.name}’s days, hours and experience.
        </EmptyState>
      ) : (
        <PlanWeek {...props} plan={query.data} onNewPlan={() => setAsking(true)} />
      )}
      <NewPlanSheet client={client} before={query.data} open={asking} onOpenChange={setAsking} />
    </>
  );
}
