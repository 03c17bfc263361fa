import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** `Algorithm.Argon2id`: a const enum, which isolated modules cannot import. */
const ARGON2ID = 2;

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/** For an unknown account it verifies a decoy hash, so that the answer takes the same work. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
  verifyHash: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const right = await verifyHash(passwordHash ?? (await decoy), password);
  return right && passwordHash !== null;
}
