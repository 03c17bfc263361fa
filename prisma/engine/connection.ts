import { PrismaPg } from "@prisma/adapter-pg";
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

/** PostgreSQL's type "char" of the system catalogue, and the nearest type of Prisma's adapter. */
const CATALOGUE_CHAR = 18;
const BPCHAR = pg.types.builtins.BPCHAR;

/** Column indexes with a replaced type, by the rows of the result. */
type Disguised = WeakMap<object, number[]>;

/** Prisma's adapter with the type "char", which the engine reads and the adapter refuses. */
export function engineConnection(url: string) {
  const disguised: Disguised = new WeakMap();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  disguiseCatalogueChars(pool, disguised);
  const plain = new PrismaPg(pool);
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: plain.provider,
    adapterName: plain.adapterName,
    connect: async () => withCatalogueChars(await plain.connect(), disguised),
    connectToShadowDb: () => plain.connectToShadowDb(),
  };
  return { factory, close: () => pool.end() };
}

function disguiseCatalogueChars(pool: pg.Pool, disguised: Disguised): void {
  const query = pool.query.bind(pool) as (config: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult>;
  const disguisingQuery = async (config: pg.QueryArrayConfig) => {
    const result = await query(config);
    const columns = (result.fields ?? []).flatMap((field, index) =>
      field.dataTypeID === CATALOGUE_CHAR ? [index] : [],
    );
    for (const index of columns) Object.assign(result.fields[index] ?? {}, { dataTypeID: BPCHAR });
    if (columns.length > 0) disguised.set(result.rows, columns);
    return result;
  };
  Object.assign(pool, { query: disguisingQuery });
}

function withCatalogueChars(adapter: SqlDriverAdapter, disguised: Disguised): SqlDriverAdapter {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of disguised.get(result.rows) ?? [])
      result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}
