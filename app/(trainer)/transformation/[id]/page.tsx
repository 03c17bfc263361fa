import { type ClientPageProps, clientPageTitle, prefetchClient } from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { WorkoutsScreen } from "@/components/desk/client-page/workouts-screen";
import { ask } from "@/lib/server/http/prefetch";
import { getWeeklyPlan } from "@/lib/training/plans/contract";
import * as plans from "@/lib/training/plans/service";
import { listExercises } from "@/lib/training/workouts/contract";
import { FIRST_GROUP } from "@/lib/training/workouts/queries";
import * as workouts from "@/lib/training/workouts/service";

export const generateMetadata = clientPageTitle("Workouts");

/** The Workouts tab; the other tabs are separate pages, see `rewrites` in next.config.ts. */
export default async function WorkoutsPage({ params }: ClientPageProps) {
  const { id } = await params;
  const group = { params: { id, muscleGroup: FIRST_GROUP } };
  return (
    <Prefetched
      questions={() => [
        prefetchClient(id),
        ask(listExercises, workouts.listExercises, group),
        ask(getWeeklyPlan, plans.getWeeklyPlan, { params: { id } }),
      ]}
    >
      <WorkoutsScreen clientId={id} />
    </Prefetched>
  );
}
