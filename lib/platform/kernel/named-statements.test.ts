import { describe, expect, it } from "vitest";
import { createStatementNames } from "./named-statements";

const asked = (sql: string) => ({ sql, args: [], argTypes: [] });

describe("the name of a statement", () => {
  it("is the same for the same text, and another for another text", () => {
    const nameOf = createStatementNames();
    const [first, second] = [nameOf(asked("SELECT 1")), nameOf(asked("SELECT 2"))];
    expect(first).not.toBe("");
    expect(second).not.toBe("");
    expect(second).not.toBe(first);
    expect(nameOf(asked("SELECT 1"))).toBe(first);
  });

  it("is empty when the connections keep enough statements, and those with a name keep theirs", () => {
    const nameOf = createStatementNames(1);
    const first = nameOf(asked("SELECT 1"));
    expect(nameOf(asked("SELECT 2"))).toBe("");
    expect(nameOf(asked("SELECT 1"))).toBe(first);
  });

  it("is empty for a list of ids, whose text changes with its length", () => {
    const nameOf = createStatementNames();
    expect(nameOf(asked('SELECT "id" FROM "Client" WHERE "id" IN ($1,$2)'))).toBe("");
    expect(nameOf(asked('SELECT "id" FROM "Client" WHERE "id" IN ($1)'))).not.toBe("");
  });
});
