import pg from "pg";
import { vi } from "vitest";

/** SQL statements that the driver sends to PostgreSQL during some work. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return spy.mock.calls.map(([query]) => {
      const sent: unknown = query;
      return typeof sent === "string" ? sent : (sent as { text: string }).text;
    });
  } finally {
    spy.mockRestore();
  }
}
