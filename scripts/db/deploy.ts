import { migrate } from "../start/fill";
import { explain, OperatorError } from "../start/operator-error";

/** Brings a database up to date before the servers of this version start. */
export async function main(url: string | undefined): Promise<number> {
  try {
    if (!url) throw new OperatorError("Set DATABASE_URL to the database that the migrations are for.");
    await migrate(url);
    console.log("The database is up to date.");
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
