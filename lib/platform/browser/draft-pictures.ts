import { database } from "./database";

export async function readPictures(owner: string): Promise<Partial<Record<string, Blob>>> {
  const stored = await orUndefined(async () => (await database()).getAll("pictures", ofOwner(owner)));
  return Object.fromEntries((stored ?? []).map(({ name, picture }) => [name, picture]));
}

export async function writePicture(owner: string, name: string, picture: Blob | null): Promise<void> {
  await orUndefined(async () => {
    const db = await database();
    if (picture) await db.put("pictures", { owner, name, picture });
    else await db.delete("pictures", [owner, name]);
  });
}

export async function removePictures(owner: string): Promise<void> {
  await orUndefined(async () => (await database()).delete("pictures", ofOwner(owner)));
}

const ofOwner = (owner: string) => IDBKeyRange.bound([owner, ""], [owner, "\uffff"]);

async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn("The pictures of a form could not be kept on this device.", error);
    return undefined;
  }
}
