import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import type { Args, Reply } from "@/lib/platform/http/contract";
import { type Delivery, deliver } from "@/lib/platform/http/deliver";
import { uuidv7 } from "@/lib/text/uuid";
// Not lazy: without a network the code to save could not be loaded.
import * as contract from "./contract";

export type WeighIn = Args<typeof contract.addMeasurement>["body"];

/** Adds a weigh-in through the outbox, so that it survives offline. */
export function addMeasurement(
  { id, trainerId }: { id: string; trainerId: string },
  { takenAt, ...measured }: WeighIn,
  units: UnitSystem,
): Promise<Delivery<Reply<typeof contract.addMeasurement>>> {
  const now = new Date();
  const key = uuidv7(now);
  return deliver(
    contract.addMeasurement,
    {
      params: { id },
      headers: { "idempotency-key": key },
      body: { ...measured, takenAt: takenAt ?? now.toISOString() },
    },
    { key, trainerId, clientId: id, label: `Weigh-in ${weightText(measured.weight, units)}` },
  );
}
