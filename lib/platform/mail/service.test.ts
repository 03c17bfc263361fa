import { describe, expect, it } from "vitest";
import { seal, unseal } from "./service";

const SECRET = "a-secret-for-tests-that-opens-nothing";
const MAIL = {
  to: "ann@formcast.test",
  subject: "Reset",
  text: "https://x/login?reset=TOKEN",
  html: "<p>é</p>",
};

describe("a sealed mail", () => {
  it("can be unsealed, and hides its content until then", () => {
    const sealed = seal(MAIL, SECRET);
    expect(unseal(sealed, SECRET)).toEqual(MAIL);
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("TOKEN");
  });

  it("looks different each time", () => expect(seal(MAIL, SECRET)).not.toBe(seal(MAIL, SECRET)));

  it("cannot be unsealed with another secret", () => {
    expect(() => unseal(seal(MAIL, SECRET), `${SECRET}!`)).toThrow();
  });

  it("cannot be unsealed after a byte has changed", () => {
    const bytes = Buffer.from(seal(MAIL, SECRET), "base64url");
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => unseal(changed.toString("base64url"), SECRET)).toThrow();
    }
    expect(() => unseal("", SECRET)).toThrow();
  });
});
