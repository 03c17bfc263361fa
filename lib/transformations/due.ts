type Waiting = { status: "pending" | "done" | "failed"; nextCheckAt: Date | null };

/** Whether an image can be worked on: it is missing, and no remote engine wants to be left alone with it. */
export const isDue = ({ status, nextCheckAt }: Waiting, now: Date): boolean =>
  status === "pending" && (nextCheckAt === null || nextCheckAt <= now);
