import * as z from "zod/mini";

const Check = z.enum(["ok", "away"]);

export const Health = z.object({
  status: z.literal("ok"),
  checks: z.object({ database: Check, storage: Check, images: Check }),
});
