import { createHash } from "node:crypto";
import type pg from "pg";
import type { Migration } from "./engine/migrations-folder";
import { readHistory, writeHistory } from "./history";

/** Version 1.0.0 has in its first two migrations what these made. */
export const EARLIER_MIGRATIONS = `
  20261120174929_init 20261120180000_guards 20261120183344_plan 20261120190601_add_webhook_deliveries
  20261120191000_search_names 20261121210624_workout_history 20261121210641_image_takes_and_spending
  20261121210647_weekly_plan 20261121210659_trainer_undo 20261121212309_adult_confirmation
  20261121224200_weekly_plan_age 20261122003748_shares 20261122004118_push_subscriptions
  20261122035110_consents 20261122072831_trainer_units 20261122080410_sample_client
  20261123091425_photo_check 20261123092343_installation 20261123092632_image_cost_ledger
  20261123093237_ordered_match 20261123133243_image_widths 20261123140000_sessions 20261123180000_roster
  20261123183653_email_change 20261123190000_moved_sessions 20261123215527_tape_girths
  20261123220034_measures_and_notes 20261124023500_operators_console 20261124023500_programmes
  20261124024500_brand 20261124025429_check_ins 20261124030500_favourite_exercises
  20261125024500_deload_workouts 20261125025430_reminders_of_check_ins
  20261125030500_zones_and_image_days_of_check_ins 20261125031000_refunds 20261125031800_waiting_check_ins
`
  .trim()
  .split(/\s+/);

const LAST_COMMIT = "18ec4929";
/** Of the SQL that creates its tables, because the migrations of today may have changed them since. */
const SCHEMA_DIGEST = "e75c9fd12ed1cd7cf4bd4250fad0315c515c018603889ddb160deab69c3333a3";

const INCOMPLETE = `It is of a version before 1.0.0 and lacks some of its migrations. Start commit ${LAST_COMMIT} once, then this version.`;
const ALTERED = `It is of a version before 1.0.0, but its tables are not as that version makes them. Save it with \`npm run backup\` of commit ${LAST_COMMIT}, and restore that into a new database.`;

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

export const isBeforeFirstVersion = (names: readonly string[]): boolean =>
  EARLIER_MIGRATIONS.some((earlier) => names.includes(earlier));

/**
 * The migrations of today that make the same database.
 * @throws if some of the earlier ones are missing
 */
export function renamed(names: readonly string[], known: readonly Migration[]): string[] {
  if (!isBeforeFirstVersion(names)) return [...names];
  if (!EARLIER_MIGRATIONS.every((earlier) => names.includes(earlier))) throw new Error(INCOMPLETE);
  return known.slice(0, 2).map(({ name }) => name);
}

/** Replaces the rows of the 37 migrations, in the caller's transaction. Does nothing to any other database. */
export async function adoptFirstVersion(
  client: pg.Client,
  url: string,
  known: readonly Migration[],
): Promise<void> {
  const names = (await readHistory(client)).map((entry) => entry.name);
  if (!isBeforeFirstVersion(names)) return;
  const adopted = renamed(names, known);
  // Loads the engine, which a start does not need otherwise.
  const { schemaOf } = await import("./engine/schema-engine");
  if (digest(await schemaOf(url)) !== SCHEMA_DIGEST) throw new Error(ALTERED);
  await client.query("DELETE FROM _prisma_migrations");
  for (const migration of known) if (adopted.includes(migration.name)) await writeHistory(client, migration);
}
