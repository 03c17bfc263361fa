import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "@/lib/platform/http/answers";
import { ExerciseList } from "./exercise-list";

const untrained = { personalRecord: null, lastWorkout: null, earlierWorkouts: [], pinnedNote: null };
const squat = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  sets: 4,
  reps: { min: 5, max: 8 },
  weight: 135,
  isFixed: false,
  withNext: false,
};

afterEach(() => vi.unstubAllGlobals());

it("proposes the sets of the weekly plan, or else asks", async () => {
  const sessions = [{ weekday: 1, name: "Legs", exercises: [squat] }];
  vi.stubGlobal("fetch", async (url: string) =>
    url.endsWith("/plan")
      ? Response.json({ sessions, madeAt: null, trained: [] })
      : Response.json(["Back Squat", "Leg Curl"].map((exerciseName) => ({ exerciseName, ...untrained }))),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <ExerciseList
        client={{ id: "c1", trainerId: "ann", experience: "beginner" }}
        muscleGroup="legs"
        openName={null}
        recordName={null}
        onOpen={() => {}}
        onAdd={() => {}}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("4 × 8 × 135 lb")).toBeInTheDocument();
  const [planned, other] = screen.getAllByRole("listitem");
  expect(planned).toHaveTextContent("Back SquatProgram4 × 8 × 135 lb");
  expect(other).toHaveTextContent("Leg CurlNext?");
});
