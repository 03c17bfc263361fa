export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/** For pictures of the app's own size. */
export const createDecodeSemaphore = (): Semaphore => createSemaphore(2);

export type FairQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** One task at a time. Only the oldest task of each key waits for its turn, so that many of one key delay no other. */
export function createFairQueue(): FairQueue {
  const exclusively = createSemaphore(1);
  const latest = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const mine = (latest.get(key) ?? Promise.resolve()).then(() => exclusively(task));
    const forget = () => {
      if (latest.get(key) === settled) latest.delete(key);
    };
    const settled = mine.then(forget, forget);
    latest.set(key, settled);
    return mine;
  };
}

export function createSemaphore(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
