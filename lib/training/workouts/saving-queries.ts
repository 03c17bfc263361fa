import { useMutation } from "@tanstack/react-query";
import type { Args } from "@/lib/platform/http/contract";
import { deliver } from "@/lib/platform/http/deliver";
import { clientAddress } from "@/lib/text/addresses";
import { uuidv7 } from "@/lib/text/uuid";
// A static import with its schemas: offline, a save cannot load code.
import * as contract from "./contract";
import { type ExerciseDraft, performedSets } from "./draft";
import { useRefresh } from "./queries";
import { draftForm } from "./stored-draft";
import { setsText } from "./wording";

type WorkoutBody = Args<typeof contract.saveWorkout>["body"];
type SaveWorkout = {
  draft: ExerciseDraft;
  exercise: WorkoutBody["exercises"][number];
  startedAt: string | undefined;
};

/** Saves a draft through the outbox of this device, so that it is not lost offline. */
export function useSaveWorkout({ id, trainerId }: { id: string; trainerId: string }) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ draft, exercise, startedAt }: SaveWorkout) => {
      const now = new Date();
      return deliver(
        contract.saveWorkout,
        {
          params: { id },
          headers: { "idempotency-key": draft.key },
          body: {
            muscleGroup: draft.muscleGroup,
            exercises: [exercise],
            timezoneOffset: now.getTimezoneOffset(),
            performedAt: now.toISOString(),
            ...(startedAt && { startedAt }),
          },
        },
        {
          key: draft.key,
          trainerId,
          clientId: id,
          label: `${draft.exerciseName}, ${setsText(performedSets(draft).length)}`,
          draft: {
            form: draftForm(id, draft.exerciseName),
            // A refused save that the user changes is a new save with a new key.
            value: { ...draft, key: uuidv7(now) },
            page: clientAddress(id, "workouts"),
          },
        },
      );
    },
    onSuccess: ({ state }) => (state === "sent" ? refresh() : undefined),
  });
}
