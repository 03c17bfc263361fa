import { after } from "next/server";

/** Work that goes on after the reply has left. It is an accelerator: whatever must happen is also a row. */
export type Background = { run(task: () => Promise<void>): void };

/** Next keeps a serverless function alive for it; outside a request the task simply starts. */
export const nextBackground: Background = {
  run(task) {
    const guarded = () => task().catch((error: unknown) => console.error("background task failed", error));
    try {
      after(guarded);
    } catch {
      void guarded();
    }
  },
};
