import { expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as contract from "@/lib/check-ins/page/contract";
import { ROWS_OF_TRAINERS } from "@/lib/clients/record/ownership-store";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { getPhoto } from "@/lib/images/photos/contract";
import { adminNamed } from "../support/admin";
import { linkOf } from "../support/check-ins";
import { addClient, figure } from "../support/factories";
import { violatedInvariants } from "../support/invariants";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

it("the list of rows that name a trainer has every table of the schema, and moves all that belong to a client", async () => {
  const named = await world.db.$queryRaw<{ table: string }[]>`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'trainerId' ORDER BY 1`;
  expect(Object.keys(ROWS_OF_TRAINERS).sort()).toEqual(named.map(({ table }) => table).sort());

  const references = await world.db.$queryRaw<{ from: string; to: string; always: boolean }[]>`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to", bool_and(attnotnull) AS "always"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace GROUP BY pg_constraint.oid`;
  const nameOf = (quoted: string) => quoted.replaceAll('"', "");
  const ofTrainers = references.filter(({ to }) => nameOf(to) === "Trainer").map(({ from }) => nameOf(from));
  expect(Object.keys(ROWS_OF_TRAINERS)).toEqual(expect.arrayContaining(ofTrainers));
  const toClient = references.filter(({ to }) => nameOf(to) === "Client");
  const always = toClient.filter((one) => one.always).map(({ from }) => from);
  const below = references.filter(({ to }) => always.includes(to));
  const ofClients = new Set([...toClient, ...below].map(({ from }) => nameOf(from)));
  const moving = Object.entries(ROWS_OF_TRAINERS).filter(
    ([name]) => name === "Client" || ofClients.has(name),
  );
  expect(moving.map(([name, what]) => [name, what])).toEqual([
    ["Client", "moves"],
    ["Photo", "moves"],
    ["Question", "moves"],
  ]);
});

/** Ann's client with a photo that was sent and one that was not. */
async function waiting(ann: SignedIn) {
  const { id } = await addClient(ann);
  const { token } = await ann.call(inbox.makeCheckInLink, { params: { id }, body: linkOf() });
  const byToken = { params: { token: token! } };
  const me = stranger();
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
  await me.call(contract.giveConsent, { ...byToken, body: consent });
  const upload = async () => {
    const body = { photo: await figure("m_plain_shorts") };
    return (await me.call(contract.uploadCheckInPhoto, { ...byToken, body })).photoId;
  };
  const [sent, unsent] = [await upload(), await upload()];
  const body = { frontPhotoId: sent, takenAt: world.clock.now().toISOString() };
  await me.call(contract.sendCheckIn, { ...byToken, headers: {}, body });
  const statusesFor = (person: SignedIn) =>
    Promise.all(
      [sent, unsent].map(
        async (photo) => (await person.ask(getPhoto, { params: { id: photo }, query: {} })).status,
      ),
    );
  return { id, statusesFor, sent };
}

it("the photos of undecided check-ins move with their client, and can be accepted there", async () => {
  const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
  const ida = await adminNamed(world, "Ida");
  const { id, statusesFor, sent } = await waiting(ann);
  const body = { to: bob.trainer.id, clients: [id] };
  await ida.call(admin.moveClients, { params: { id: ann.trainer.id }, body });
  expect([await statusesFor(ann), await statusesFor(bob)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
  const [checkIn] = (await bob.call(inbox.getInbox, {})).waiting;
  await bob.call(inbox.acceptCheckIn, { params: { id: checkIn!.id }, body: {} });
  expect((await world.db.client.findUniqueOrThrow({ where: { id } })).frontPhotoId).toBe(sent);
  expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
});

it("the photos of undecided check-ins are hidden with a deleted client, and come back with the client", async () => {
  const ann = await trainer("Ann");
  const ida = await adminNamed(world, "Ida");
  const { id, statusesFor } = await waiting(ann);
  await ida.call(deletions.deleteAnyClient, { params: { id }, headers: {} });
  expect(await statusesFor(ann)).toEqual([404, 404]);
  await ida.call(deletions.restoreClient, { params: { id } });
  expect(await statusesFor(ann)).toEqual([200, 200]);
  expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
});
