import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

/** A database with a full disk reads, but takes no writes (`scripts/postgres/disk-guard.ts`); so does a standby. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const [row] = await db.$queryRaw<{ readOnly: boolean }[]>`
    SELECT current_setting('transaction_read_only') = 'on' AS "readOnly"`;
  return row?.readOnly ?? false;
}
