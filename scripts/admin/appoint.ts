import { withClient } from "../../prisma/engine/with-client";
import { OperatorError } from "../start/operator-error";

const OPERATOR = "npm run admin";

/** @throws OperatorError for an unknown address, and for the last admin */
export async function appoint(url: string, email: string, isAdmin: boolean): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("BEGIN");
    // Every removal of rights locks these rows, so that two at once cannot leave no admin.
    const admins = await client.query(
      `SELECT "id" FROM "Trainer" WHERE "isAdmin" AND "deletedAt" IS NULL AND "suspendedAt" IS NULL ORDER BY "id" FOR NO KEY UPDATE`,
    );
    const { rows } = await client.query(
      `SELECT "id", "name", "isAdmin" FROM "Trainer" WHERE "email" = $1 AND "deletedAt" IS NULL`,
      [email],
    );
    const [trainer] = rows;
    if (!trainer) throw new OperatorError(`There is no account with the address ${email}.`);
    if (trainer.isAdmin === isAdmin) return;
    if (!isAdmin && admins.rows.every(({ id }) => id === trainer.id))
      throw new OperatorError(`${email} is the last admin. Make another account an admin first.`);
    await client.query(`UPDATE "Trainer" SET "isAdmin" = $1 WHERE "id" = $2`, [isAdmin, trainer.id]);
    await client.query(
      `INSERT INTO "AuditEntry" ("id", "actorEmail", "action", "targetId", "details")
       VALUES (gen_random_uuid(), $1, $2, $3, $4)`,
      [OPERATOR, isAdmin ? "promote" : "demote", trainer.id, { name: trainer.name }],
    );
    await client.query("COMMIT");
  });
}
