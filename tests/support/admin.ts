import * as clients from "@/lib/clients/record/contract";
import { addClient, addPhoto } from "./factories";
import { type Person, type SignedIn, trainer } from "./people";
import type { TestWorld } from "./world";

export async function adminNamed(world: TestWorld, name: string): Promise<SignedIn> {
  const person = await trainer(name);
  await world.db.trainer.update({ where: { id: person.trainer.id }, data: { isAdmin: true } });
  return person;
}

/** A client with a photo and two images. */
export async function clientWithImages(world: TestWorld, person: Person) {
  const { id } = await addClient(person, { photoUrl: await addPhoto(person), steps: 2 });
  await person.call(clients.updateClient, { params: { id }, body: { hasSignificantChanges: true } });
  await world.background.settle();
  return person.call(clients.getClient, { params: { id } });
}
