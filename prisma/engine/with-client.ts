import pg from "pg";

const CONNECT_MS = 5_000;

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  settings: Pick<pg.ClientConfig, "statement_timeout"> = {},
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...settings });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
