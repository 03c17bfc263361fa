import type { Request } from "autocannon";
import * as auth from "@/lib/accounts/sign-in/contract";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import * as history from "@/lib/clients/history/contract";
import * as clients from "@/lib/clients/record/contract";
import * as timeline from "@/lib/clients/timeline/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import { requestFor } from "@/lib/platform/http/call";
import type { Args, Endpoint, Reply } from "@/lib/platform/http/contract";
import * as analytics from "@/lib/training/analytics/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { PASSWORD } from "@/tests/support/people";

const CLIENTS_EACH = 5;
const WORKOUTS_EACH = 5;

export type Trainer = { email: string; cookie: string; clientIds: string[] };

const LEGS: Args<typeof workouts.saveWorkout>["body"] = {
  muscleGroup: "legs",
  timezoneOffset: 0,
  exercises: ["Back Squat", "Leg Press", "Walking Lunge"].map((exerciseName) => ({
    exerciseName,
    notes: null,
    setsData: [8, 8, 6].map((reps) => ({ reps, weight: 185 })),
  })),
};

export async function makeTrainer(origin: string): Promise<Trainer> {
  const email = `load.${crypto.randomUUID()}@formcast.test`;
  const account = { name: "Load", email, password: PASSWORD };
  const registered = await fetch(...requestTo(origin, auth.register, { body: account }));
  const trainer = {
    email,
    cookie: registered.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    clientIds: [] as string[],
  };
  for (let n = 1; n <= CLIENTS_EACH; n++) {
    const body = { ...NEW_CLIENT_DEFAULTS, name: `Client ${n}` };
    const { id } = await ask(origin, trainer, clients.createClient, { body });
    trainer.clientIds.push(id);
    for (let workout = 0; workout < WORKOUTS_EACH; workout++)
      await ask(origin, trainer, workouts.saveWorkout, { params: { id }, headers: {}, body: LEGS });
  }
  return trainer;
}

/** Ten typical requests for each client, eight of them reads. */
export function workingDay({ cookie, clientIds }: Trainer): Request[] {
  return clientIds.flatMap((id) => {
    const client = { params: { id } };
    return [
      toRequest(cookie, clients.listClients, {}),
      toRequest(cookie, clients.getClient, client),
      toRequest(cookie, timeline.getTimeline, { ...client, body: {} }),
      toRequest(cookie, workouts.listExercises, { params: { id, muscleGroup: "legs" } }),
      toRequest(cookie, workouts.listPersonalRecords, client),
      toRequest(cookie, workouts.saveWorkout, { ...client, headers: {}, body: LEGS }),
      toRequest(cookie, history.getHistory, { ...client, query: {} }),
      toRequest(cookie, measurements.listMeasurements, { ...client, query: {} }),
      toRequest(cookie, analytics.getAnalytics, {}),
      toRequest(cookie, measurements.addMeasurement, { ...client, body: { weight: 190 } }),
    ];
  });
}

export function toRequest<E extends Endpoint>(cookie: string, to: E, args: Args<E>): Request {
  const { url, init } = requestFor(to, args);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie };
  return { method: to.method, path: url, headers, ...(typeof init.body === "string" && { body: init.body }) };
}

export function requestTo<E extends Endpoint>(
  origin: string,
  to: E,
  args: Args<E>,
  cookie = "",
): [string, RequestInit] {
  const { url, init } = requestFor(to, args);
  const headers = new Headers(init.headers);
  if (cookie) headers.set("cookie", cookie);
  return [origin + url, { ...init, headers }];
}

export async function ask<E extends Endpoint>(
  origin: string,
  { cookie }: Trainer,
  to: E,
  args: Args<E>,
): Promise<Reply<E>> {
  const response = await fetch(...requestTo(origin, to, args, cookie));
  if (!response.ok) throw new Error(`${to.method} ${to.path} returned ${response.status}.`);
  return (await response.json()) as Reply<E>;
}
