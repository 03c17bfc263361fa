import { after } from "next/server";

type Task = () => Promise<void>;

/** Work that goes on after the reply has left. It is an accelerator: whatever must happen is also a row. */
export type Background = {
  run(task: Task): void;
  /** As `run`, unless an earlier task of that name has not ended yet in this process: then it is dropped. */
  runAlone(name: string, task: Task): void;
};

/** Next keeps a serverless function alive for it; outside a request the task simply starts. */
export const nextBackground: Background = runningBy((task) => {
  const guarded = () => task().catch((error: unknown) => console.error("background task failed", error));
  try {
    after(guarded);
  } catch {
    void guarded();
  }
});

/** Both ways of running, made of one. */
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
