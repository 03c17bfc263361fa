import * as z from "zod/mini";

/** `full` is what answers and has no room to write. */
const Check = z.enum(["ok", "full", "away"]);

export const Health = z.object({
  status: z.literal("ok"),
  checks: z.object({ database: Check, storage: Check, images: Check }),
});
