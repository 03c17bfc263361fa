type Task<T> = (signal: AbortSignal) => T | Promise<T>;

/** Runs both tasks at once. When one fails, aborts the other, waits for its end and throws the first error. */
export async function together<A, B>(
  [first, second]: readonly [Task<A>, Task<B>],
  signal: AbortSignal,
): Promise<[A, B]> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const begin = async <T>(task: Task<T>): Promise<T> => {
    try {
      return await task(either);
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  };
  const tasks = [begin(first), begin(second)] as const;
  await Promise.allSettled(tasks);
  if (failure.signal.aborted) throw failure.signal.reason;
  return Promise.all(tasks);
}
