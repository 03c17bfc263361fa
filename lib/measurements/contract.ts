import { Deleted } from "@/lib/clients/schema";
import { endpoint } from "@/lib/http/contract";
import { IdempotencyHeader } from "@/lib/idempotency/schema";
import { Measurement, MeasurementPage, Measurements, NewMeasurement } from "./schema";

const all = { path: "/api/client/[id]/measurements", access: "trainer" } as const;

export const listMeasurements = endpoint({
  ...all,
  method: "GET",
  query: MeasurementPage,
  reply: Measurements,
});

export const addMeasurement = endpoint({
  ...all,
  method: "POST",
  headers: IdempotencyHeader,
  body: NewMeasurement,
  reply: Measurement,
  status: 201,
});

export const deleteMeasurement = endpoint({
  method: "DELETE",
  path: "/api/client/[id]/measurements/[measurementId]",
  access: "trainer",
  reply: Deleted,
  refusals: ["conflict"],
});
