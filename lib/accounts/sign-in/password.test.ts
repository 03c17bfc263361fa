import { describe, expect, it } from "vitest";
import { hashPassword, passwordMatches } from "./password";

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe("a password's hash", () => {
  it("has the configured cost and its own salt", async () => {
    const [one, two] = [await hashPassword("correct horse"), await hashPassword("correct horse")];
    expect(one).toMatch(COST);
    expect(one).not.toBe(two);
  });

  it("matches only exactly the same password", async () => {
    const hash = await hashPassword("Pässword 🏋️ ");
    expect(await passwordMatches(hash, "Pässword 🏋️ ")).toBe(true);
    for (const other of ["Pässword 🏋️", "pässword 🏋️ ", "Pa\u0308ssword 🏋️ ", ""])
      expect(await passwordMatches(hash, other)).toBe(false);
  });

  it("uses the whole password, so long passwords differ at their ends", async () => {
    const hash = await hashPassword(`${"x".repeat(1000)}1`);
    expect(await passwordMatches(hash, `${"x".repeat(1000)}2`)).toBe(false);
  });
});

describe("an account that does not exist", () => {
  it("costs one hash verification, like a wrong password", async () => {
    const verified: string[] = [];
    const count = async (hash: string) => {
      verified.push(hash);
      return false;
    };
    const ann = await hashPassword("correct horse");
    await passwordMatches(ann, "wrong", count);
    expect(verified).toEqual([ann]);
    await passwordMatches(null, "wrong", count);
    expect(verified).toHaveLength(2);
    expect(verified[1]).toMatch(COST);
    expect(verified[1]?.length).toBe(ann.length);
  });

  it("has no correct password, even if the decoy hash matches", async () => {
    expect(await passwordMatches(null, "anything", async () => true)).toBe(false);
  });
});
