import type { PrismaPg } from "@prisma/adapter-pg";

type NameOf = NonNullable<NonNullable<ConstructorParameters<typeof PrismaPg>[1]>["statementNameGenerator"]>;

/** Each connection of the database keeps every named statement in memory. */
const MOST = 200;

/** A list of ids makes another text for each length. */
const ID_LIST = /\bIN \(\$\d+,/;

const NO_NAME = "";

/**
 * Names the statements of a server. PostgreSQL parses and plans a named statement once for each connection, not each
 * time. The first 200 texts get a name; all others work without one.
 */
export function createStatementNames(most = MOST): NameOf {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= most || ID_LIST.test(sql)) return NO_NAME;
    const name = `formcast_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}

/**
 * Whether the address says `pgbouncer=true`, as in Prisma's own addresses. Such a pooler gives each transaction another
 * connection, so it refuses settings of a connection and does not know its named statements.
 */
export function isPooler(url: string): boolean {
  return new URL(url).searchParams.get("pgbouncer") === "true";
}
