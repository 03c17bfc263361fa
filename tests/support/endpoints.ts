import { readdirSync } from "node:fs";
import path from "node:path";
import type { Endpoint } from "@/lib/platform/http/contract";

/** `GET /api/client/[id]` */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Every endpoint, from the contracts of all features. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter(
    (file) => /^([a-z-]+\/){2}contract\.ts$/.test(file) && !file.startsWith("platform/http/"),
  );
  const contracts = await Promise.all(
    files.sort().map((file) => import(path.resolve("lib", file)) as Promise<Record<string, Endpoint>>),
  );
  return contracts.flatMap((contract) => Object.values(contract));
}
