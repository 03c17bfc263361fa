import { validateWebhook } from "replicate";
import { describe, expect, it } from "vitest";
import { signed } from "@/tests/support/replicate-server";
import { signedCallId } from "./service";

const SECRET = `whsec_${Buffer.from("a key for tests that opens nothing").toString("base64")}`;
const NOW = new Date("2026-11-20T09:00:00.000Z");
const BODY = '{"id":"abc","status":"succeeded"}';

const headersAt = (at: Date, secret = SECRET) => signed(BODY, { secret, id: "msg_1", at });
const check = (headers: Record<string, string>, body = BODY) =>
  signedCallId({ headers, body, secret: SECRET, now: NOW });
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describe("a signed webhook", () => {
  it("is accepted, also by the vendor's own check", async () => {
    const headers = headersAt(NOW);
    expect(check(headers)).toBe("msg_1");
    const call = {
      id: "msg_1",
      timestamp: headers["webhook-timestamp"]!,
      signature: headers["webhook-signature"]!,
      body: BODY,
      secret: SECRET,
    };
    expect(await validateWebhook(call)).toBe(true);
  });

  it("may be five minutes old or early, and no more", () => {
    for (const distance of [-5, 5]) expect(check(headersAt(minutes(distance)))).toBe("msg_1");
    for (const distance of [-5.1, 5.1, -43_200]) expect(check(headersAt(minutes(distance)))).toBeNull();
  });

  it("may have several signatures, if one is valid", () => {
    const headers = headersAt(NOW);
    const both = `v1,${Buffer.alloc(32).toString("base64")} ${headers["webhook-signature"]}`;
    expect(check({ ...headers, "webhook-signature": both })).toBe("msg_1");
  });

  it("is rejected with another body, id, time or key", () => {
    const headers = headersAt(NOW);
    expect(check(headers, `${BODY} `)).toBeNull();
    expect(check({ ...headers, "webhook-id": "msg_2" })).toBeNull();
    expect(
      check({ ...headers, "webhook-timestamp": String(Number(headers["webhook-timestamp"]) + 1) }),
    ).toBeNull();
    expect(check(headersAt(NOW, `whsec_${Buffer.from("another").toString("base64")}`))).toBeNull();
  });

  it.each([
    ["nothing", { "webhook-signature": "" }],
    [
      "another version's signature",
      { "webhook-signature": headersAt(NOW)["webhook-signature"]!.replace("v1", "v9") },
    ],
    ["a part of the signature", { "webhook-signature": headersAt(NOW)["webhook-signature"]!.slice(0, 20) }],
    ["a time that is no number", { "webhook-timestamp": "soon" }],
    ["no id", { "webhook-id": "" }],
  ])("is rejected with %s", (_, change) => {
    expect(check({ ...headersAt(NOW), ...change })).toBeNull();
  });
});
