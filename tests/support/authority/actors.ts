import * as auth from "@/lib/accounts/sign-in/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import type { DirectedWorld } from "../make-world";
import { PASSWORD, Person, type SignedIn, stranger, trainer } from "../people";
import type { Estate } from "./estate";

/** A caller, with extra headers. */
export type Actor = { person: Person; headers?: Record<string, string> };

export async function adminNamed(name: string, { db }: DirectedWorld): Promise<SignedIn> {
  const person = await trainer(name);
  await db.trainer.update({ where: { id: person.trainer.id }, data: { isAdmin: true } });
  return person;
}

/** Callers without a valid session. */
export async function deadActors(
  { owner }: Pick<Estate, "owner">,
  world: DirectedWorld,
): Promise<Record<string, Actor>> {
  const { db } = world;
  const again = () => signedInAgain(owner);

  const beforeTheChange = await again();
  await owner.call(auth.changePassword, { body: { currentPassword: PASSWORD, newPassword: PASSWORD } });

  const living = await db.session.findMany({ where: { trainerId: owner.trainer.id } });
  const expired = await again();
  await db.session.updateMany({
    where: { trainerId: owner.trainer.id, id: { notIn: living.map(({ id }) => id) } },
    data: { idleExpiresAt: new Date(0) },
  });

  const loggedOut = await again();
  const kept = loggedOut.cookie;
  await loggedOut.call(auth.logout, {});
  loggedOut.cookie = kept;

  const tampered = await again();
  tampered.cookie = tampered.cookie?.replace(/.(?=.{20}$)/, (character) => (character === "A" ? "B" : "A"));

  const deleted = await trainer("Deleted");
  const ida = await adminNamed("Ida the deleter", world);
  await ida.call(deletions.deleteTrainer, { params: { id: deleted.trainer.id }, headers: {} });

  return {
    nobody: { person: stranger() },
    "nobody with the owner's id in a header": {
      person: stranger(),
      headers: { "x-trainer-id": owner.trainer.id },
    },
    "an expired session": { person: expired },
    "a session that was logged out": { person: loggedOut },
    "a session from before the password changed": { person: beforeTheChange },
    "a cookie that was tampered with": { person: tampered },
    "a deleted trainer": { person: deleted },
  };
}

/** Callers with another account, who must not see the owner's data. */
export async function others(world: DirectedWorld) {
  const demoted = await adminNamed("Demoted", world);
  await world.db.trainer.update({ where: { id: demoted.trainer.id }, data: { isAdmin: false } });
  return {
    "another trainer": { person: await trainer("Bob") },
    "a demoted admin": { person: demoted },
    "an admin": { person: await adminNamed("Ida", world) },
  } satisfies Record<string, Actor>;
}

async function signedInAgain({ trainer }: SignedIn): Promise<Person> {
  const person = new Person();
  await person.call(auth.login, { body: { email: trainer.email, password: PASSWORD } });
  return person;
}
