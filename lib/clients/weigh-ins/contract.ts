import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import { Measurement, MeasurementPage, Measurements, MeasurementUpdate, NewMeasurement } from "./schema";

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

const one = { path: "/api/client/[id]/measurements/[measurementId]", access: "trainer" } as const;

export const updateMeasurement = endpoint({
  ...one,
  method: "PATCH",
  body: MeasurementUpdate,
  reply: Measurement,
});

export const deleteMeasurement = endpoint({
  ...one,
  method: "DELETE",
  reply: Done,
  refusals: ["conflict"],
});
