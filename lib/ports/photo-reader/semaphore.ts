export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/** A decoded picture may take 150 MB, so only two are decoded at once. */
export const createDecodeSemaphore = (): Semaphore => createSemaphore(2);

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
