import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";

/** `full`: it answers, but its disk is full. */
const Check = z.enum(["ok", "full", "away"]);

const Alive = z.object({
  status: z.literal("ok"),
  version: z.string(),
  commit: z.optional(z.string()),
});

const Health = z.extend(Alive, {
  checks: z.object({ database: Check, storage: Check, mail: Check, images: Check }),
});

export const getHealth = endpoint("GET /api/health", "public", { reply: Health });

/** For a supervisor that restarts the process when it hangs; `/api/health` says whether it may get traffic. */
export const getLiveness = endpoint("GET /api/health/live", "public", { reply: Alive });
