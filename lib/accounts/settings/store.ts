import "server-only";
import type { Units } from "@/lib/body/units";
import type { Db } from "@/lib/platform/kernel/context";

export async function setSettings(
  db: Db,
  trainerId: string,
  data: { units: Units; name: string },
): Promise<void> {
  await db.trainer.update({ where: { id: trainerId }, data });
}
