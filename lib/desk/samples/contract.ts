import * as z from "zod/mini";
import { Client } from "@/lib/clients/record/schema";
import { endpoint } from "@/lib/platform/http/contract";
import { TimezoneOffset } from "@/lib/text/calendar/schema";

export const createSample = endpoint("POST /api/clients/sample", "trainer", {
  body: z.object({ timezoneOffset: TimezoneOffset }),
  reply: Client,
  status: 201,
  refusals: ["conflict"],
});
