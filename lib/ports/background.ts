import { after } from "next/server";

type Task = () => Promise<void>;

/** Work that continues after the reply. A crash may lose it, so work that must happen is also stored as a row. */
export type Background = {
  run(task: Task): void;
  /** Like `run`, but drops the task while an earlier one of the same name still runs in this process. */
  runAlone(name: string, task: Task): void;
};

/** Next keeps a serverless function alive for the task. Outside of a request the task starts at once. */
export const nextBackground: Background = runningBy((task) => {
  const guarded = () => task().catch((error: unknown) => console.error("background task failed", error));
  try {
    after(guarded);
  } catch {
    void guarded();
  }
});

export function runningBy(run: (task: Task) => void): Background {
  const names = new Set<string>();
  return {
    run,
    runAlone(name, task) {
      if (names.has(name)) return;
      names.add(name);
      run(() => task().finally(() => names.delete(name)));
    },
  };
}
