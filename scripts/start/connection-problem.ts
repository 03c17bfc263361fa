import { codeOf } from "./operator-error";

/** What a failed connection to a database, mail server or store means, by its code or message; the first that fits. */
const MEANINGS: [RegExp, string][] = [
  [/ECONNREFUSED/, "nothing listens there"],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "no such host"],
  [/ETIMEDOUT|timeout expired|Greeting never received/, "no answer"],
  [/28P01/, "wrong user name or password"],
  [/28000/, "this user may not connect"],
  [/3D000/, "it has no database of that name"],
  [/08P01/, "it is a pooler: add pgbouncer=true to the address"],
  [/does not support SSL/, "it does not encrypt: leave out sslmode only inside a network of your own"],
  [/^ENOENT|^EACCES/, "the file of the authority's certificate cannot be read"],
  [/ALTNAME/, "its certificate is for another name"],
  [/CERT_HAS_EXPIRED/, "its certificate has expired"],
  [
    /CERT|SELF_SIGNED|self.signed|certificate/,
    "this machine does not know who signed its certificate: name the authority's file in NODE_EXTRA_CA_CERTS",
  ],
  [/EAUTH/, "it refuses the user name or password"],
  [
    /ETLS|STARTTLS/,
    "it does not encrypt: add requireTLS=false to the address only inside a network of your own",
  ],
];

/** In words, without the error's own message where it is known, because that may contain a password. */
export function connectionProblem(error: unknown): string {
  const coded = error as { originalCode?: unknown } | null;
  const code = typeof coded?.originalCode === "string" ? coded.originalCode : codeOf(error);
  const text = `${code ?? ""} ${error instanceof Error ? error.message : ""}`.trim();
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? code ?? "for an unknown reason";
}
