import { DAY_MS } from "@/lib/text/calendar/days";
import { type CachedReply, database } from "./database";
import { storedTrainerId } from "./session-store";

const MAX_ANSWERS = 200;
const MAX_AGE_MS = 7 * DAY_MS;
const LINK_MAX_AGE_MS = 21 * DAY_MS;
/** Increase it when pages need data that older stored replies do not have. */
const FORM = 3;

/** Stored replies of the signed-in account; empty without one. */
export type OfflineCache = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, data: unknown) => Promise<void>;
  remove: (beginning: string) => Promise<void>;
};

/** At most 200 replies of at most seven days. Full or forbidden storage counts as empty. */
export function offlineCache(): OfflineCache {
  const trainerId = storedTrainerId();
  // Another account may have signed in since the request.
  return cacheOf(() =>
    trainerId === undefined || trainerId === storedTrainerId() ? storedTrainerId() : undefined,
  );
}

/** The cache of a check-in link. Longer, because clients check in only every week or two. */
export const linkCache = (name: string): OfflineCache => cacheOf(() => name, LINK_MAX_AGE_MS);

function cacheOf(owner: () => string | undefined, maxAgeMs = MAX_AGE_MS): OfflineCache {
  return {
    read: (key) => orUndefined(async () => isFresh(await find(owner(), key), maxAgeMs)),
    write: (key, data) =>
      orUndefined(async () => {
        const trainerId = owner();
        if (trainerId) await put({ trainerId, key, keptAt: Date.now(), form: FORM, data });
      }),
    remove: (beginning) =>
      orUndefined(async () => {
        const trainerId = owner();
        if (trainerId)
          await (await database()).delete(
            "answers",
            IDBKeyRange.bound([trainerId, beginning], [trainerId, `${beginning}\uffff`]),
          );
      }),
  };
}

export const clearOfflineCache = (): Promise<void> =>
  orUndefined(async () => (await database()).clear("answers")) as Promise<void>;

const isFresh = (stored: CachedReply | undefined, maxAgeMs: number): unknown =>
  stored && stored.form === FORM && Date.now() - stored.keptAt < maxAgeMs ? stored.data : undefined;

async function find(trainerId: string | undefined, key: string): Promise<CachedReply | undefined> {
  return trainerId ? (await database()).get("answers", [trainerId, key]) : undefined;
}

async function put(answer: CachedReply): Promise<void> {
  const transaction = (await database()).transaction("answers", "readwrite");
  await transaction.store.put(answer);
  let surplus = (await transaction.store.count()) - MAX_ANSWERS;
  let oldest = await transaction.store.index("keptAt").openCursor();
  while (oldest && (surplus > 0 || oldest.value.keptAt < Date.now() - MAX_AGE_MS)) {
    await oldest.delete();
    surplus -= 1;
    oldest = await oldest.continue();
  }
  await transaction.done;
}

async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn("The offline cache could not be used.", error);
    return undefined;
  }
}
