"use client";

import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Planner } from "./planner";
import { PlannerSkeleton } from "./planner-skeleton";
import { useClientProgramme, useTemplate } from "./use-programme";

export const ClientPlanner = ({ id }: { id: string }) => <Opened {...useClientProgramme(id)} />;
export const TemplatePlanner = ({ id }: { id: string }) => <Opened {...useTemplate(id)} />;

function Opened({ source, isPending, isFetching, retry }: ReturnType<typeof useTemplate>) {
  if (source) return <Planner source={source} />;
  if (isPending) return <PlannerSkeleton />;
  return (
    <LoadFailure
      title="The programs could not be loaded"
      className="pt-6"
      onRetry={retry}
      retrying={isFetching}
    />
  );
}
