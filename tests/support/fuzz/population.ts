import fc from "fast-check";
import * as auth from "@/lib/accounts/sign-in/contract";
import { adminNamed } from "../authority/actors";
import { type Estate, estateOf } from "../authority/estate";
import { PASSWORD, type SignedIn, stranger } from "../people";
import { allRows } from "../rows";
import type { TestWorld } from "../world";
import { type ActorName, ESTATES, type EstateName } from "./shots";
import type { Known } from "./values";

export const CRON_SECRET = "a-secret-of-the-scheduler-for-tests";

/** The callers and their estates. Deleted, demoted or signed-out ones are replaced. */
export class Population {
  private readonly estates = {} as Record<EstateName, Estate>;
  private admin!: SignedIn;
  private readonly nobody = stranger();
  private evesRows!: string[];

  constructor(private readonly world: TestWorld) {}

  async settle(): Promise<void> {
    for (const name of ESTATES) this.estates[name] = await estateOf(name, this.world);
    this.admin = await adminNamed("Ida", this.world);
    this.evesRows = await this.rowsOfEve();
  }

  estate(name: EstateName): Estate {
    return this.estates[name];
  }

  actor(name: ActorName) {
    if (name === "nobody") return this.nobody;
    return name === "admin" ? this.admin : this.estates[name].owner;
  }

  /** Replaces unusable callers, so that requests still reach existing data. */
  async renew(): Promise<void> {
    const { db } = this.world;
    for (const name of ["ann", "bob"] as const) {
      const { owner, clientId, workoutId, imageId } = this.estates[name];
      const [client, workout, image] = await Promise.all([
        db.client.findFirst({ where: { id: clientId, trainerId: owner.trainer.id } }),
        db.workout.findUnique({ where: { id: workoutId } }),
        db.generationImage.findUnique({ where: { id: imageId } }),
      ]);
      const isWhole = client && workout && image && (await this.isAtWork(owner, false));
      if (!isWhole) this.estates[name] = await estateOf(name, this.world);
    }
    if (!(await this.isAtWork(this.admin, true))) this.admin = await adminNamed("Ida", this.world);
    this.nobody.cookie = undefined;
  }

  /** Whether an account is unchanged. Signs in again if needed, because some callers change their password. */
  private async isAtWork(person: SignedIn, isAdmin: boolean): Promise<boolean> {
    const { id, email } = person.trainer;
    const account = { id, isAdmin, deletedAt: null };
    if ((await this.world.db.trainer.count({ where: account })) === 0) return false;
    if ((await person.call(auth.me, {}).catch(() => null))?.id === id) return true;
    return (await person.ask(auth.login, { body: { email, password: PASSWORD } })).ok;
  }

  /** Changes of rows that only Eve may change. */
  async changesOfEve(): Promise<string[]> {
    const now = await this.rowsOfEve();
    return [
      ...this.evesRows.filter((row) => !now.includes(row)).map((row) => `gone: ${row}`),
      ...now.filter((row) => !this.evesRows.includes(row)).map((row) => `new: ${row}`),
    ];
  }

  private async rowsOfEve(): Promise<string[]> {
    const { owner, clientId } = this.estates.eve;
    const rows = await allRows(this.world);
    // Excludes view counts of her links and audit entries of admins who looked at her client.
    return [...rows]
      .filter((row) => row.includes(owner.trainer.id) || row.includes(clientId))
      .filter((row) => !row.includes('"action": "view-client"'))
      .map((row) => row.replace(/"(views|lastSeenAt)": [^,}]+/g, ""))
      .sort();
  }

  /** Realistic values for a field of this name. */
  readonly known: Known = {
    ...this.texts("trainerId", ({ owner }) => owner.trainer.id),
    ...this.texts("to", ({ colleagueId }) => colleagueId),
    ...this.texts("clients[]", ({ clientId }) => clientId),
    // Never Eve's address, so that nobody signs in as Eve.
    email: fc
      .constantFrom("ann" as const, "bob" as const)
      .map((name) => this.estates[name].owner.trainer.email),
    ...this.texts("photoUrl", ({ photoUrl, historyPhotoId }) => [photoUrl, `/api/photo/${historyPhotoId}`]),
    ...this.texts("backPhotoUrl", ({ photoUrl }) => photoUrl),
    ...this.texts("imageIds[]", ({ imageId }) => imageId),
    ...this.texts("before", ({ workoutId, removedWorkoutId }) => [workoutId, removedWorkoutId]),
    ...this.texts("cursor", ({ measurementId }) => cursors(measurementId)),
    ...this.texts("after", ({ clientId }) => cursors(clientId)),
    ...this.texts("target", ({ clientId }) => [clientId, "Bob", "%"]),
    ...this.texts("actor", ({ owner }) => [owner.trainer.email, "_"]),
    ...constants({
      name: ["Ann", "Zoë Ó Séaghdha", "李小龍"],
      password: [PASSWORD],
      currentPassword: [PASSWORD],
      newPassword: [PASSWORD],
      exerciseName: ["Back Squat", "back squat", "Leg Press", "Bench Press", "Ａ", "ﬁ"],
      key: ["of the file", "another", "a\0b"],
      "keys[]": ["of the file", "another"],
      timezoneOffset: [0, -330, 840, -840],
      "idempotency-key": ["one", "two", "three"],
      "if-match": ['"1"', '"2"', "*", 'W/"1"', "1"],
      authorization: [`Bearer ${CRON_SECRET}`, "Bearer x"],
      endpoint: ["https://fcm.googleapis.com/fcm/send/x", "http://169.254.169.254/"],
      weight: [100, 180, 350],
      dietAdherence: [1, 0.5],
      hoursPerWorkout: [0.5, 3],
    }),
  };

  private texts(name: string, of: (estate: Estate) => string | string[]): Known {
    const choice = fc.tuple(fc.constantFrom(...ESTATES), fc.nat());
    const values = choice.map(([estate, n]) => {
      const found = [of(this.estates[estate])].flat();
      return found[n % found.length];
    });
    return { [name]: values };
  }
}

const cursors = (id: string) => [
  `2026-11-20T09:00:00.000Z_${id}`,
  `0000-01-01T00:00:00.000Z_${id}`,
  `9999-12-31T23:59:59.999Z_${id}`,
];

const constants = (values: Record<string, unknown[]>): Known =>
  Object.fromEntries(Object.entries(values).map(([name, list]) => [name, fc.constantFrom(...list)]));
