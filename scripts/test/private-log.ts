import { readFile } from "node:fs/promises";
import path from "node:path";
import { withClient } from "../../prisma/engine/with-client";

/** A complete request line without personal data. */
const REQUEST =
  /^\{"at":"[\dT:.Z-]{24}","level":"info","event":"request","requestId":"[0-9a-f-]{36}","method":"[A-Z]+","route":"(\/|(\/([a-z.-]+|\[{1,2}(\.{3})?\w+\]{1,2}))+)","status":\d{3},"ms":\d+\}$/;

const PERSONAL_PATTERNS: Record<string, RegExp> = {
  "an e-mail address": /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i,
  "a cookie": /formcast\.session|\beyJ[\w-]{20,}/,
  "a token": /(share\/|reset=|bearer )[\w-]{20,}/i,
  "a photo's key": /\b(photos|images)\/[0-9a-f-]{36}\//,
};

/** A short or single word may occur by chance. */
const isSpecific = (text: string) => text.length > 5 && /\W/.test(text);

/** @param personal personal texts in the database, and passwords */
export function faultsOf(log: readonly string[], personal: readonly string[]): string[] {
  const others = log.filter((line) => !REQUEST.test(line));
  const texts = personal.filter(isSpecific);
  const faults = others.flatMap((line) => {
    const kind = line.includes('"event":"request"')
      ? "an unknown form of a request"
      : (Object.entries(PERSONAL_PATTERNS).find(([, pattern]) => pattern.test(line))?.[0] ??
        texts.find((text) => line.includes(text)));
    return kind ? [`the log holds ${kind}: ${line}`] : [];
  });
  return others.length === log.length ? [...faults, "the log holds no requests"] : faults;
}

export async function personalTexts(dataDir: string): Promise<string[]> {
  const { databaseUrl } = JSON.parse(await readFile(path.join(dataDir, "runtime.json"), "utf8"));
  const { rows } = await withClient<{ rows: { text: string }[] }>(databaseUrl, (client) =>
    client.query(`
      SELECT unnest(ARRAY["name", "email", "passwordHash"]) AS text FROM "Trainer"
      UNION SELECT unnest(ARRAY["name", "notes"]) FROM "Client"
      UNION SELECT unnest(ARRAY["name", "pinnedNote"]) FROM "Exercise"
      UNION SELECT "notes" FROM "WorkoutEntry"
      UNION SELECT "fileName" FROM "WorkoutImport"
      UNION SELECT unnest(ARRAY["blobKey", "thumbKey"]) FROM "Photo"
      UNION SELECT "endpoint" FROM "PushSubscription"`),
  );
  return rows.map(({ text }) => text ?? "");
}
