"use client";

import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Planner } from "./planner";
import { PlannerSkeleton } from "./planner-skeleton";
import { programmesTexts } from "./texts";
import { useClientProgramme, useTemplate } from "./use-programme";

export const ClientPlanner = ({ id }: { id: string }) => <Opened {...useClientProgramme(id)} />;
export const TemplatePlanner = ({ id }: { id: string }) => <Opened {...useTemplate(id)} />;

function Opened({ source, isPending, isFetching, retry }: ReturnType<typeof useTemplate>) {
  if (source) return <Planner source={source} />;
  if (isPending) return <PlannerSkeleton />;
  return (
    <LoadFailure title={programmesTexts.loadFailed} className="pt-6" onRetry={retry} retrying={isFetching} />
  );
}
