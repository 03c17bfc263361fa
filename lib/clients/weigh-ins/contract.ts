import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import { Measurement, MeasurementPage, Measurements, MeasurementUpdate, NewMeasurement } from "./schema";

export const listMeasurements = endpoint("GET /api/client/[id]/measurements", "trainer", {
  query: MeasurementPage,
  reply: Measurements,
});

export const addMeasurement = endpoint("POST /api/client/[id]/measurements", "trainer", {
  headers: IdempotencyHeader,
  body: NewMeasurement,
  reply: Measurement,
  status: 201,
});

export const updateMeasurement = endpoint("PATCH /api/client/[id]/measurements/[measurementId]", "trainer", {
  body: MeasurementUpdate,
  reply: Measurement,
});

export const deleteMeasurement = endpoint("DELETE /api/client/[id]/measurements/[measurementId]", "trainer", {
  reply: Done,
  refusals: ["conflict"],
});
