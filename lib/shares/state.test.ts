import { expect, test } from "vitest";
import { stateOf } from "./state";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const times = {
  revealAt: at("10:00"),
  expiresAt: at("12:00"),
  revokedAt: null,
  consent: { revokedAt: null },
};

test.each([
  ["09:59:59.999", "locked"],
  ["10:00", "open"],
  ["11:59:59.999", "open"],
  ["12:00", "expired"],
])("at %s a link is %s", (time, state) => {
  expect(stateOf(times, at(time))).toBe(state);
});

test("a link without a reveal day is open at once, and a closed link stays closed", () => {
  expect(stateOf({ ...times, revealAt: null }, at("09:00"))).toBe("open");
  expect(stateOf({ ...times, revokedAt: at("09:00") }, at("13:00"))).toBe("revoked");
});

test("a link closes when its consent is withdrawn", () => {
  expect(stateOf({ ...times, consent: { revokedAt: at("09:00") } }, at("11:00"))).toBe("revoked");
});
