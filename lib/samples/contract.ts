import { Client } from "@/lib/clients/schema";
import { endpoint } from "@/lib/http/contract";
import { NewSample } from "./schema";

export const createSample = endpoint({
  method: "POST",
  path: "/api/clients/sample",
  access: "trainer",
  body: NewSample,
  reply: Client,
  status: 201,
  refusals: ["conflict"],
});
