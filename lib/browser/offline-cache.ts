import { DAY_MS } from "@/lib/calendar/days";
import { database, type KeptAnswer } from "./database";
import { storedTrainerId } from "./session-store";

const MAX_ANSWERS = 200;
const MAX_AGE_MS = 7 * DAY_MS;
const LINK_MAX_AGE_MS = 21 * DAY_MS;
/** Raise it when pages need something of an answer that older ones do not have. */
const FORM = 2;

/** Answers kept for the account that asks now; with nobody signed in there are none. */
export type OfflineCache = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, data: unknown) => Promise<void>;
  /** Forgets the answer under a key, and all whose keys begin with it. */
  remove: (beginning: string) => Promise<void>;
};

/**
 * The server's last answers on this device, at most 200 and none older than seven days, so that what was seen stays
 * readable without a network. Storage that is full or forbidden keeps nothing.
 */
export function offlineCache(): OfflineCache {
  const asker = storedTrainerId();
  // Somebody else may have signed in, or everybody signed out, since the request.
  return cacheOf(() => (asker === undefined || asker === storedTrainerId() ? storedTrainerId() : undefined));
}

/** The same of whoever holds a link, by the link's name on this device; clients come once a week or in two. */
export const linkCache = (name: string): OfflineCache => cacheOf(() => name, LINK_MAX_AGE_MS);

function cacheOf(owner: () => string | undefined, maxAgeMs = MAX_AGE_MS): OfflineCache {
  return {
    read: (key) => quietly(async () => isFresh(await find(owner(), key), maxAgeMs)),
    write: (key, data) =>
      quietly(async () => {
        const trainerId = owner();
        if (trainerId) await put({ trainerId, key, keptAt: Date.now(), form: FORM, data });
      }),
    remove: (beginning) =>
      quietly(async () => {
        const trainerId = owner();
        if (trainerId)
          await (await database()).delete(
            "answers",
            IDBKeyRange.bound([trainerId, beginning], [trainerId, `${beginning}\uffff`]),
          );
      }),
  };
}

/** Removes the answers of all accounts from this device. */
export const forgetAnswers = (): Promise<void> =>
  quietly(async () => (await database()).clear("answers")) as Promise<void>;

const isFresh = (kept: KeptAnswer | undefined, maxAgeMs: number): unknown =>
  kept && kept.form === FORM && Date.now() - kept.keptAt < maxAgeMs ? kept.data : undefined;

async function find(trainerId: string | undefined, key: string): Promise<KeptAnswer | undefined> {
  return trainerId ? (await database()).get("answers", [trainerId, key]) : undefined;
}

async function put(answer: KeptAnswer): Promise<void> {
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

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn("What is kept for use without a network could not be reached.", error);
    return undefined;
  }
}
