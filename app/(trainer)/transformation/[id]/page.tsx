import { askClient, type ClientPageProps, titleOfClientPage } from "@/app/(trainer)/ask-client";
import { Prefetched } from "@/app/prefetched";
import { clientTabTexts } from "@/components/client-page/texts";
import { WorkoutsScreen } from "@/components/client-page/workouts-screen";
import { getWeeklyPlan } from "@/lib/plans/contract";
import * as plans from "@/lib/plans/service";
import { ask } from "@/lib/server/prefetch";
import { listExercises } from "@/lib/workouts/contract";
import { FIRST_GROUP, groupKey, weeklyPlanKey } from "@/lib/workouts/queries";
import * as workouts from "@/lib/workouts/service";

export const generateMetadata = titleOfClientPage(clientTabTexts.workouts);

/** A client's page opens with the workouts. The other tabs have pages of their own: see `rewrites` in next.config.ts. */
export default async function WorkoutsPage({ params }: ClientPageProps) {
  const { id } = await params;
  const group = { params: { id, muscleGroup: FIRST_GROUP } };
  return (
    <Prefetched
      questions={() => [
        askClient(id),
        ask(groupKey(id, FIRST_GROUP), listExercises, workouts.listExercises, group),
        ask(weeklyPlanKey(id), getWeeklyPlan, plans.getWeeklyPlan, { params: { id } }),
      ]}
    >
      <WorkoutsScreen clientId={id} />
    </Prefetched>
  );
}
