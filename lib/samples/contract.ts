import * as z from "zod/mini";
import { TimezoneOffset } from "@/lib/calendar/schema";
import { Client } from "@/lib/clients/schema";
import { endpoint } from "@/lib/http/contract";

export const createSample = endpoint({
  method: "POST",
  path: "/api/clients/sample",
  access: "trainer",
  body: z.object({ timezoneOffset: TimezoneOffset }),
  reply: Client,
  status: 201,
  refusals: ["conflict"],
});
