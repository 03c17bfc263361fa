import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { Timeline } from "./schema";

export const getTimeline = endpoint("POST /api/client/[id]/timeline", "trainer", {
  body: z.object({}),
  reply: Timeline,
  // The client is a minor, or the goal is paused.
  refusals: ["conflict"],
});
