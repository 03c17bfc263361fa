import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { exportAuditEntries } from "@/lib/admin/audit/contract";
import * as clients from "@/lib/clients/record/contract";
import * as images from "@/lib/images/orders/contract";
import * as photos from "@/lib/images/photos/contract";
import { LIMITS } from "@/lib/platform/limits/policies";
import * as exports from "@/lib/sharing/export/contract";
import { exportAccount } from "@/lib/sharing/export/contract";
import { ClientExport } from "@/lib/sharing/export/schema";
import { photoIdOf } from "@/lib/text/addresses";
import * as plans from "@/lib/training/plans/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { adminNamed } from "../support/admin";
import { exercise, set, workout } from "../support/coach";
import { addClient, addPhoto } from "../support/factories";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const legDay = {
  weekday: 2,
  name: "Legs",
  exercises: [
    {
      exerciseName: "Back Squat",
      muscleGroup: "legs" as const,
      sets: 3,
      reps: { min: 5, max: 8 },
      weight: 185,
      isFixed: true,
      withNext: false,
      restSeconds: 150,
      tempo: "3-1-X-0",
    },
  ],
};

/** A client with a replaced photo, images of both photos, a weekly plan, a workout and a weigh-in. */
async function storyOf(person: Person) {
  const first = await addPhoto(person);
  const { id } = await addClient(person, { name: "Zoë / Reed", steps: 1, photoUrl: first, weight: 195 });
  const change = (body: object) => person.call(clients.updateClient, { params: { id }, body });
  await change({ hasSignificantChanges: true });
  await world.background.settle();
  world.clock.advance({ days: 1 });
  const second = await addPhoto(person, "m_gym_shorts");
  await change({ photoUrl: second, weight: 193.4 });
  await world.background.settle();
  await person.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions: [legDay] } });
  await person.call(workouts.saveWorkout, {
    params: { id },
    body: workout("legs", { ...exercise("Back Squat", set(185, 5), set(0, 12)), notes: "Slow" }),
  });
  return { id, first, second };
}

const jsonOf = async (person: Person, id: string) =>
  ClientExport.parse(JSON.parse(await (await person.call(exports.exportClient, { params: { id } })).text()));

async function archiveOf(person: Person, id: string): Promise<Record<string, Uint8Array>> {
  const blob = await person.call(exports.exportClientArchive, { params: { id } });
  return unzipSync(new Uint8Array(await blob.arrayBuffer()));
}

describe("the export of a client", () => {
  it("contains everything that was recorded", async () => {
    const ann = await trainer("Ann");
    const { id, first, second } = await storyOf(ann);
    const exported = await jsonOf(ann, id);
    expect(exported).toMatchObject({
      format: "formcast-client",
      client: { id, name: "Zoë / Reed", weight: 193.4, photoUrl: second },
      measurements: [{ weight: 195 }, { weight: 193.4 }],
      photos: [
        { url: first, isBaseline: true, file: null },
        { url: second, isBaseline: false, file: null },
      ],
      transformations: [
        { isCurrent: false, images: [{ step: 1, side: "front" }] },
        { isCurrent: true, images: [{ step: 1, side: "front" }] },
      ],
      exercises: [{ exerciseName: "Back Squat", trashedAt: null }],
      weeklyPlan: [legDay],
      plannedSessions: [24, 1, 8, 15].map((day) => ({
        date: expect.stringMatching(new RegExp(`-${String(day).padStart(2, "0")}$`)),
        name: "Legs",
        workoutIds: [],
        exercises: [
          {
            exerciseName: "Back Squat",
            ...{ isFixed: true, restSeconds: 150, tempo: "3-1-X-0" },
            sets: Array(3).fill({ weight: 185, repsMin: 5 }),
          },
        ],
      })),
      workouts: [
        {
          date: "2026-11-21",
          muscleGroup: "legs",
          exercises: [
            {
              exerciseName: "Back Squat",
              notes: "Slow",
              sets: [
                { reps: 5, weight: 185, kind: "working", rpe: null },
                { reps: 12, weight: 0, kind: "working", rpe: null },
              ],
            },
          ],
        },
      ],
    });
    expect(JSON.stringify(exported)).not.toContain(ann.trainer.id);
  });

  it("is a file with the client's name and is never cached", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { name: "Zoë / Reed" });
    expect((await jsonOf(ann, id)).weeklyPlan).toEqual([]);
    const plain = await ann.ask(exports.exportClient, { params: { id } });
    expect(plain.headers.get("content-disposition")).toContain(
      "filename*=UTF-8''Zo%C3%AB%20_%20Reed_2026-11-20.json",
    );
    expect(plain.headers.get("content-length")).toBe(String((await plain.arrayBuffer()).byteLength));
    const archive = await ann.ask(exports.exportClientArchive, { params: { id } });
    expect(archive.headers.get("content-type")).toBe("application/zip");
    expect(archive.headers.get("content-disposition")).toContain(".zip");
    for (const response of [plain, archive])
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    await archive.body?.cancel();
  });

  it("is only for the client's trainer", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const { id } = await addClient(ann);
    for (const endpoint of [exports.exportClient, exports.exportClientArchive]) {
      await expect(bob.call(endpoint, { params: { id } })).rejects.toMatchObject({ status: 404 });
      await expect(stranger().call(endpoint, { params: { id } })).rejects.toMatchObject({ status: 401 });
    }
  });
});

describe("the archive", () => {
  it("contains photos byte for byte, and generated images with the strip that labels them", async () => {
    const ann = await trainer("Ann");
    const { id, first, second } = await storyOf(ann);
    const files = await archiveOf(ann, id);
    const { photos: listed, transformations } = ClientExport.parse(
      JSON.parse(strFromU8(files["client.json"] as Uint8Array)),
    );
    expect(Object.keys(files)).toEqual([
      "photos/2026-11-20_front.jpg",
      "photos/2026-11-21_front.jpg",
      "images/2026-11-20/step1_front.jpg",
      "images/2026-11-21/step1_front.jpg",
      "client.json",
    ]);
    for (const [index, url] of [first, second].entries()) {
      const photoId = photoIdOf(url) as string;
      const kept = await ann.call(photos.getPhoto, { params: { id: photoId }, query: {} });
      expect(Buffer.from(files[listed[index]?.file as string] as Uint8Array)).toEqual(
        Buffer.from(await kept.arrayBuffer()),
      );
    }
    const [image] = transformations.flatMap((generation) => generation.images);
    const plainImage = await ann.call(images.getTransformationImage, {
      params: { id: image?.id as string },
    });
    const [inArchive, plain] = await Promise.all([
      sharp(files[image?.file as string]).metadata(),
      sharp(await plainImage.arrayBuffer()).metadata(),
    ]);
    expect(inArchive.height).toBeGreaterThan(plain.height ?? 0);
  });

  it("skips a picture without bytes, and lists it as missing", async () => {
    const ann = await trainer("Ann");
    const { id, first } = await storyOf(ann);
    const photo = await world.db.photo.findUniqueOrThrow({ where: { id: photoIdOf(first) as string } });
    await world.blobs.delete([photo.blobKey]);
    const files = await archiveOf(ann, id);
    const listed = ClientExport.parse(JSON.parse(strFromU8(files["client.json"] as Uint8Array)));
    expect(listed.photos.map(({ file }) => file)).toEqual([null, "photos/2026-11-21_front.jpg"]);
    expect(Object.keys(files)).not.toContain("photos/2026-11-20_front.jpg");
  });

  it.each([
    ["empty", () => new Uint8Array()],
    ["cut", (whole: Uint8Array) => whole.slice(0, whole.length / 2)],
    ["overwritten", (whole: Uint8Array) => whole.map((byte, n) => (n > 1000 ? 0 : byte))],
  ])("continues after pictures that are %s, and lists them as missing", async (_, damage) => {
    const ann = await trainer("Ann");
    const { id, first } = await storyOf(ann);
    const photo = await world.db.photo.findUniqueOrThrow({ where: { id: photoIdOf(first) as string } });
    const image = await world.db.generationImage.findFirstOrThrow({
      where: { generation: { clientId: id, status: "succeeded" } },
    });
    for (const key of [photo.blobKey, image.blobKey!])
      await world.blobs.put(key, damage((await world.blobs.get(key))!), "image/jpeg");
    const files = await archiveOf(ann, id);
    expect(Object.keys(files)).toEqual([
      "photos/2026-11-21_front.jpg",
      "images/2026-11-20/step1_front.jpg",
      "client.json",
    ]);
    const listed = ClientExport.parse(JSON.parse(strFromU8(files["client.json"] as Uint8Array)));
    expect(listed.missing).toEqual(["photos/2026-11-20_front.jpg", "images/2026-11-21/step1_front.jpg"]);
    expect(listed.photos.map(({ file }) => file)).toEqual([null, "photos/2026-11-21_front.jpg"]);
  });

  it("is limited per trainer, unlike the plain data", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    world.settings = { ...world.settings, rateLimitScale: 2 / LIMITS.archivePerTrainer.limit };
    try {
      const { id } = await addClient(ann);
      const { id: bobs } = await addClient(bob);
      for (let i = 0; i < 2; i++) await archiveOf(ann, id);
      const refused = await ann.ask(exports.exportClientArchive, { params: { id } });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await jsonOf(ann, id)).client.id).toBe(id);
      expect(Object.keys(await archiveOf(bob, bobs))).toEqual(["client.json"]);
    } finally {
      world.settings = { ...world.settings, rateLimitScale: 1 };
    }
  });

  it("fails when the store fails in the middle, instead of looking complete", async () => {
    const ann = await trainer("Ann");
    const { id } = await storyOf(ann);
    const { get } = world.blobs;
    let reads = 0;
    world.blobs.get = (key) => (++reads > 1 ? Promise.reject(new Error("away")) : get(key));
    try {
      const response = await ann.ask(exports.exportClientArchive, { params: { id } });
      await expect(response.arrayBuffer()).rejects.toThrow("away");
    } finally {
      world.blobs.get = get;
    }
  });
});

describe("a downloaded file", () => {
  it("is named with the local day of the caller", async () => {
    const ida = await adminNamed(world, "Ida");
    const { id } = await addClient(ida);
    // In Honolulu it is the evening before.
    const query = { timezoneOffset: 600 };
    const answers = await Promise.all([
      ida.ask(exports.exportClient, { params: { id }, query }),
      ida.ask(exports.exportClientArchive, { params: { id }, query }),
      ida.ask(exports.exportWorkouts, { params: { id }, query: { ...query, format: "csv" } }),
      ida.ask(exportAccount, { query }),
      ida.ask(exportAuditEntries, { query }),
    ]);
    for (const answer of answers) expect(answer.headers.get("content-disposition")).toContain("_2026-11-19.");
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  });

  it("is refused for an invalid time zone offset", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const args = { params: { id }, query: { timezoneOffset: 841 } };
    expect((await ann.ask(exports.exportClient, args)).status).toBe(400);
  });
});
