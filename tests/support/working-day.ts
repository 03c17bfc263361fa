import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import { isoDay } from "@/lib/text/calendar/days";
import { daysLater } from "@/lib/text/calendar/moments";
import { figure } from "./factories";
import { PASSWORD } from "./people";

type Action = {
  do: "client" | "photo" | "workout" | "weigh-in" | "edit" | "delete client" | "delete workout" | "undo";
  pick: number;
};

/** A trainer's actions: mostly sets, sometimes all others. */
const action: fc.Arbitrary<Action> = fc.record({
  do: fc.oneof(
    ...(
      [
        ["workout", 8],
        ["weigh-in", 2],
        ["edit", 2],
        ["delete workout", 2],
        ["undo", 2],
        ["client", 1],
        ["photo", 2],
        ["delete client", 1],
      ] as const
    ).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  pick: fc.nat(),
});

const RETRY_MS = 100;

/** A trainer at work whose app retries until it gets a reply, like the real outbox. */
export class WorkingDay {
  /** Number of requests so far. */
  asked = 0;
  /** Keys of workouts that must exist at the end, and of those that must not. */
  readonly kept = new Set<string>();
  readonly removed = new Set<string>();
  private cookie = "";
  private days = 0;
  private readonly clients: string[] = [];
  private workouts: { id: string; client: string; key: string }[] = [];
  private readonly deleted: WorkingDay["workouts"] = [];

  constructor(
    private readonly url: string,
    readonly name: string,
  ) {}

  async begin(): Promise<void> {
    const body = {
      name: this.name,
      email: `${this.name}@formcast.test`.toLowerCase().replaceAll(" ", "."),
      password: PASSWORD,
    };
    await this.ask("POST", "/api/auth/register", body);
    await this.ask("POST", "/api/auth/login", body);
    await this.addClient("first");
    await this.photograph(`/api/client/${this.clients[0]}`);
  }

  /** @param seed the same seed gives the same actions */
  async work(actions: number, seed: number): Promise<void> {
    for (const [n, each] of fc.sample(action, { numRuns: actions, seed }).entries()) await this.act(each, n);
  }

  /** Repeats actions until a time. */
  async workUntil(end: number, seed: number): Promise<void> {
    for (let n = 0; Date.now() < end; n++) {
      const [each] = fc.sample(action, { numRuns: 1, seed: seed + n });
      if (each) await this.act(each, n);
    }
  }

  /** Polls every client until no image is in progress. */
  async untilImagesAreDone(): Promise<void> {
    for (;;) {
      const { json } = await this.ask("GET", "/api/clients");
      const states = (json as { generation: { status: string } | null }[]).map(
        ({ generation }) => generation?.status,
      );
      if (!states.some((status) => status === "queued" || status === "running")) return;
      await sleep(RETRY_MS * 5);
    }
  }

  private async act({ do: kind, pick }: Action, n: number): Promise<void> {
    const id = this.clients[pick % this.clients.length];
    const workout = this.workouts[pick % Math.max(1, this.workouts.length)];
    const client = `/api/client/${id}`;
    if (kind === "client") return this.addClient(`client ${n}`);
    if (!id) return;
    if (kind === "workout") return this.save(id, `${this.name} ${n}`, pick);
    if (kind === "weigh-in")
      return void (await this.ask(
        "POST",
        `${client}/measurements`,
        { weight: 150 + (pick % 50) },
        { "idempotency-key": `${n}` },
      ));
    if (kind === "edit") return void (await this.ask("PATCH", client, { weight: 150 + (pick % 50) }));
    if (kind === "photo") return this.photograph(client);
    if (kind === "delete client") return this.deleteClient(id);
    if (kind === "delete workout" && workout) return this.deleteWorkout(workout);
    const last = this.deleted.pop();
    if (kind === "undo" && last) await this.undo(last);
  }

  private async addClient(name: string): Promise<void> {
    const body = { ...NEW_CLIENT_DEFAULTS, name, steps: 1 };
    for (;;) {
      // Creating a client has no key here: without a reply, the list shows whether it worked.
      const answer = await this.askOnce("POST", "/api/clients", body);
      const list = (await this.ask("GET", "/api/clients")).json as { id: string; name: string }[];
      const made = list.find((client) => client.name === name);
      if (made) return void this.clients.push(made.id);
      if (answer && answer.status < 500) throw new Error(`${name}: ${answer.status}`);
    }
  }

  private async save(client: string, key: string, pick: number): Promise<void> {
    const exercise = {
      exerciseName: ["Squat", "Deadlift"][pick % 2],
      notes: key,
      sets: 3,
      reps: 5,
      weight: 100,
    };
    // A new day each time, because sets of one day within hours are one workout.
    const date = isoDay(daysLater(new Date("2000-01-01"), this.days++));
    const body = { muscleGroup: "legs", timezoneOffset: 0, exercises: [exercise], date };
    const { json } = await this.ask("POST", `/api/client/${client}/workout`, body, {
      "idempotency-key": key,
    });
    this.workouts.push({ id: (json as { id: string }).id, client, key });
    this.kept.add(key);
  }

  private async deleteWorkout(workout: WorkingDay["workouts"][number]): Promise<void> {
    await this.ask("DELETE", `/api/client/${workout.client}/workout/${workout.id}`);
    this.workouts = this.workouts.filter((each) => each !== workout);
    this.deleted.push(workout);
    this.take(workout.key);
  }

  private async undo(workout: WorkingDay["workouts"][number]): Promise<void> {
    if (!this.clients.includes(workout.client)) return;
    await this.ask("POST", `/api/client/${workout.client}/workout/${workout.id}/restore`);
    this.workouts.push(workout);
    this.removed.delete(workout.key);
    this.kept.add(workout.key);
  }

  private async deleteClient(id: string): Promise<void> {
    if (this.clients.length < 2) return;
    await this.ask("DELETE", `/api/client/${id}`);
    this.clients.splice(this.clients.indexOf(id), 1);
    for (const { client, key } of this.workouts) if (client === id) this.take(key);
    this.workouts = this.workouts.filter(({ client }) => client !== id);
  }

  private take(key: string): void {
    this.kept.delete(key);
    this.removed.add(key);
  }

  private async photograph(client: string): Promise<void> {
    const photo = await figure("m_gym_shorts");
    const form = () => {
      const data = new FormData();
      data.set("photo", photo);
      return data;
    };
    const { json } = await this.ask("POST", "/api/upload-photo", form);
    const { photoUrl } = json as { photoUrl: string };
    await this.ask("PATCH", client, { photoUrl, hasSignificantChanges: true });
  }

  /** Retries until the server has replied. */
  private async ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    for (;;) {
      const answer = await this.askOnce(method, path, body, headers);
      if (answer && answer.status < 500 && answer.status !== 429) {
        // After a lost reply, the repeated request finds its work done: gone, already there, or taken.
        if (answer.status < 400 || [404, 409].includes(answer.status)) return answer;
        throw new Error(`${method} ${path} ${answer.status}: ${JSON.stringify(answer.json)}`);
      }
      await sleep(RETRY_MS);
    }
  }

  private async askOnce(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    this.asked++;
    const sent = typeof body === "function" ? (body as () => FormData)() : body;
    const isForm = sent instanceof FormData;
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: {
          ...headers,
          cookie: this.cookie,
          ...(sent && !isForm && { "content-type": "application/json" }),
        },
        body: isForm ? sent : sent && JSON.stringify(sent),
      });
      this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
      return { status: response.status, json: (await response.json()) as unknown };
    } catch {
      return null;
    }
  }

  /** Requests a page like a signed-in browser. */
  page(path: string): Promise<Response> {
    return fetch(this.url + path, { headers: { cookie: this.cookie }, redirect: "manual" });
  }
}
