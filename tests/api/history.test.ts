import { describe, expect, it } from "vitest";
import * as history from "@/lib/clients/history/contract";
import type { HistoryEntry } from "@/lib/clients/history/schema";
import * as clients from "@/lib/clients/record/contract";
import { photoIdOf } from "@/lib/text/addresses";
import { addClient, addPhoto } from "../support/factories";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const historyOf = (person: Person, id: string, query: { limit?: string; cursor?: string } = {}) =>
  person.call(history.getHistory, { params: { id }, query });

const change = (person: Person, id: string, body: object) =>
  person.call(clients.updateClient, { params: { id }, body });

const briefly = (entry: HistoryEntry) => (entry.kind === "photo" ? entry.url : entry.weight);

describe("a client's history", () => {
  it("contains every photo and every weigh-in, newest first", async () => {
    const ann = await trainer("Ann");
    const first = await addPhoto(ann);
    world.clock.advance({ minutes: 1 });
    const { id } = await addClient(ann, { weight: 195, photoUrl: first });
    world.clock.advance({ days: 7 });
    await change(ann, id, { weight: 193.4, bodyFat: 19.5 });
    world.clock.advance({ days: 7 });
    const second = await addPhoto(ann);
    await change(ann, id, { photoUrl: second });
    await change(ann, id, { notes: "Nothing to weigh here" });
    const { entries, nextCursor, baseline } = await historyOf(ann, id);
    expect(entries.map(briefly)).toEqual([second, 193.4, 195, first]);
    expect(entries[1]).toMatchObject({ at: "2026-11-27T09:01:00.000Z", bodyFat: 19.5 });
    expect(nextCursor).toBeNull();
    expect(baseline).toMatchObject({ photo: { url: first, side: "front" }, measurement: { weight: 195 } });
  });

  it("has pages without gaps and duplicates, also at equal times", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { weight: 200, photoUrl: await addPhoto(ann) });
    for (const weight of [199, 198, 197]) await change(ann, id, { weight });
    const whole = await historyOf(ann, id);
    expect(whole.entries).toHaveLength(5);
    for (const limit of ["1", "2", "3"]) {
      const seen: HistoryEntry[] = [];
      let cursor: string | undefined;
      do {
        const page = await historyOf(ann, id, { limit, ...(cursor && { cursor }) });
        expect(page.baseline).toEqual(whole.baseline);
        seen.push(...page.entries);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(whole.entries);
    }
  });

  it("rejects unknown cursors and huge pages", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    for (const query of [{ cursor: "x" }, { cursor: `2026-11-20_${id}` }, { limit: "0" }, { limit: "201" }])
      await expect(historyOf(ann, id, query)).rejects.toMatchObject({ status: 400 });
  });

  it("is only for the client's trainer", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const { id } = await addClient(ann);
    await expect(historyOf(bob, id)).rejects.toMatchObject({ status: 404 });
    await expect(historyOf(stranger() as Person, id)).rejects.toMatchObject({ status: 401 });
  });
});

describe("the baseline", () => {
  it("is the first photo until the trainer pins another, and the nearest weigh-in", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { weight: 200, photoUrl: await addPhoto(ann) });
    world.clock.advance({ days: 7 });
    const second = await addPhoto(ann);
    world.clock.advance({ minutes: 2 });
    const { version } = await change(ann, id, { weight: 196, photoUrl: second });
    const params = { id, photoId: photoIdOf(second) as string };
    expect(await ann.call(history.setBaseline, { params })).toEqual({ baselinePhotoId: params.photoId });
    expect((await historyOf(ann, id)).baseline).toMatchObject({
      photo: { url: second },
      measurement: { weight: 196 },
    });
    expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({ version });
  });

  it("is the first photo again when the pinned one is deleted, and the first weigh-in without photos", async () => {
    const ann = await trainer("Ann");
    const first = await addPhoto(ann);
    const { id } = await addClient(ann, { weight: 200, photoUrl: first });
    world.clock.advance({ days: 1 });
    const second = await addPhoto(ann);
    await change(ann, id, { photoUrl: second, weight: 198 });
    await ann.call(history.setBaseline, { params: { id, photoId: photoIdOf(second) as string } });
    await change(ann, id, { photoUrl: null });
    expect((await historyOf(ann, id)).baseline.photo?.url).toBe(first);
    const other = await addClient(ann, { weight: 210 });
    expect((await historyOf(ann, other.id)).baseline).toMatchObject({
      photo: null,
      measurement: { weight: 210 },
    });
  });

  it("cannot be a photo of another client, of no client, or of another trainer", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const own = await addClient(ann, { photoUrl: await addPhoto(ann) });
    const elsewhere = await addClient(ann, { photoUrl: await addPhoto(ann) });
    const foreign = await addClient(bob, { photoUrl: await addPhoto(bob) });
    const loose = await addPhoto(ann);
    const before = (await historyOf(ann, own.id)).baseline;
    for (const url of [elsewhere.photoUrl, foreign.photoUrl, loose, "/api/photo/nothing"]) {
      const params = { id: own.id, photoId: photoIdOf(url as string) ?? "nothing" };
      await expect(ann.call(history.setBaseline, { params })).rejects.toMatchObject({ status: 404 });
    }
    const params = { id: foreign.id, photoId: photoIdOf(foreign.photoUrl as string) as string };
    await expect(ann.call(history.setBaseline, { params })).rejects.toMatchObject({ status: 404 });
    expect((await historyOf(ann, own.id)).baseline).toEqual(before);
  });
});
