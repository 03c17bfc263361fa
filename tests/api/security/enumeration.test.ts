import { verify } from "@node-rs/argon2";
import { afterEach, expect, it, vi } from "vitest";
import { login } from "@/lib/accounts/sign-in/contract";
import { stranger, trainer } from "../../support/people";
import { testWorld } from "../../support/world";

// Counts the calls of the real Argon2, because measuring time would depend on the machine.
vi.mock("@node-rs/argon2", { spy: true });

testWorld();
afterEach(() => vi.mocked(verify).mockClear());

/** The cost parameters of each checked hash. */
const work = () =>
  vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(1, 4).join(" "));

it("an unknown address costs the same password check as a wrong password", async () => {
  const { email } = (await trainer("Ann")).trainer;
  const tried = async (address: string) => {
    vi.mocked(verify).mockClear();
    const { status } = await stranger().ask(login, { body: { email: address, password: "wrong" } });
    expect(status).toBe(401);
    return work();
  };
  const known = await tried(email);
  expect(known).toEqual(["argon2id v=19 m=19456,t=2,p=1"]);
  expect(await tried("nobody@formcast.test")).toEqual(known);
});
