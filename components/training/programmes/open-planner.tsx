"use client";

import type { ReactNode } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Planner } from "./planner";
import { PlannerSkeleton } from "./planner-skeleton";
import { ProgrammeSheet } from "./programme-sheet";
import { type ProgrammeSource, useClientProgramme, useTemplate } from "./use-programme";

const planner = (source: ProgrammeSource) => <Planner source={source} />;
const sheet = (source: ProgrammeSource) => <ProgrammeSheet source={source} />;

export const ClientPlanner = ({ id }: { id: string }) => <Opened {...useClientProgramme(id)} as={planner} />;
export const TemplatePlanner = ({ id }: { id: string }) => <Opened {...useTemplate(id)} as={planner} />;
export const ClientSheet = ({ id }: { id: string }) => <Opened {...useClientProgramme(id)} as={sheet} />;
export const TemplateSheet = ({ id }: { id: string }) => <Opened {...useTemplate(id)} as={sheet} />;

type OpenedProps = ReturnType<typeof useTemplate> & { as: (source: ProgrammeSource) => ReactNode };

function Opened({ source, isPending, isFetching, retry, as }: OpenedProps) {
  if (source) return as(source);
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
