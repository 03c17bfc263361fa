import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import * as clients from "@/lib/clients/contract";
import * as photos from "@/lib/photos/contract";
import * as plans from "@/lib/plans/contract";
import * as workouts from "@/lib/workouts/contract";
import { addClient } from "../../tests/support/factories";
import type { StoppedClock } from "../../tests/support/fakes";
import type { Person } from "../../tests/support/people";
import type { DemoClient } from "./people";

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
export const WEEKS = 5;

/** Lives one client's weeks through the product's own endpoints, the clock going along. */
export async function liveThrough(
  trainer: Person,
  demo: DemoClient,
  { clock, begin, signIn }: { clock: StoppedClock; begin: Date; signIn: () => Promise<unknown> },
): Promise<void> {
  clock.set(begin);
  await signIn();
  const photoUrl = await upload(trainer, demo.frontPhoto);
  const backPhotoUrl = demo.backPhoto && (await upload(trainer, demo.backPhoto));
  const { id } = await addClient(trainer, {
    ...demo.fields,
    ...demo.start,
    photoUrl,
    backPhotoUrl,
    notes: demo.note,
  });
  await trainer.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions: demo.week.map(planned) } });
  for (let week = 0; week < WEEKS; week++) {
    // The story is longer than a session may last.
    clock.set(at(begin, week * 7, 7));
    await signIn();
    for (const session of demo.week) {
      clock.set(at(begin, week * 7 + session.day, 17.5));
      await train(trainer, id, session, week);
    }
    clock.set(at(begin, week * 7 + 6, 8));
    await trainer.call(clients.updateClient, { params: { id }, body: progress(demo, (week + 1) / WEEKS) });
  }
  await trainer.call(clients.updateClient, { params: { id }, body: { hasSignificantChanges: true } });
}

async function upload(trainer: Person, file: string): Promise<string> {
  const bytes = await readFile(path.join(FOLDER, file));
  const photo = new File([new Uint8Array(bytes)], file, { type: "image/jpeg" });
  return (await trainer.call(photos.uploadPhoto, { body: { photo } })).photoUrl;
}

/** The week as it was planned when it began. */
const planned = ({ day, muscleGroup, exercises }: DemoClient["week"][number]) => ({
  weekday: day + 1,
  name: MUSCLE_GROUP_LABELS[muscleGroup],
  exercises: exercises.map(({ name, weight, reps, sets }) => ({
    exerciseName: name,
    muscleGroup,
    sets,
    reps: { min: reps - 2, max: reps + 2 },
    weight,
  })),
});

async function train(trainer: Person, clientId: string, session: DemoClient["week"][number], week: number) {
  const exercises = session.exercises.map(({ name, weight, reps, sets, weeklyGain }) => ({
    exerciseName: name,
    setsData: Array.from({ length: sets }, (_, set) => ({
      weight: weight + Math.floor((week * weeklyGain) / 2.5) * 2.5,
      reps: reps + (week % 2) - Math.max(0, set - 1),
    })),
  }));
  await trainer.call(workouts.saveWorkout, {
    params: { id: clientId },
    body: { muscleGroup: session.muscleGroup, exercises, timezoneOffset: new Date().getTimezoneOffset() },
  });
}

/** Weight and body fat on the way from the start to today. */
function progress({ fields, start }: DemoClient, fraction: number) {
  const between = (from: number, to: unknown) =>
    Math.round((from + (Number(to) - from) * fraction) * 10) / 10;
  return { weight: between(start.weight, fields.weight), bodyFat: between(start.bodyFat, fields.bodyFat) };
}

function at(begin: Date, days: number, hour: number): Date {
  const date = new Date(begin);
  date.setDate(date.getDate() + days);
  date.setHours(Math.floor(hour), (hour % 1) * 60, 0, 0);
  return date;
}
