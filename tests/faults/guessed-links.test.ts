import { expect, it } from "vitest";
import { makeCheckInLink } from "@/lib/check-ins/inbox/contract";
import { getCheckInPage } from "@/lib/check-ins/page/contract";
import { linkOf } from "../support/check-ins";
import { addClient } from "../support/factories";
import { LENGTH } from "../support/length";
import { stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const THIEVES = LENGTH.isLong ? 40 : 4;
/** Below the rate limit of one address, so that only the token causes the 404. */
const GUESSES_EACH = 250;

testWorld();

const at = (address: string) => Object.assign(stranger(), { address });

it(`${THIEVES * GUESSES_EACH} guesses from ${THIEVES} addresses find no check-in link and do not limit other clients`, async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann, { name: "Marcus Reed" });
  const { token } = await ann.call(makeCheckInLink, { params: { id }, body: linkOf() });
  const client = at("192.0.2.1");
  const met: string[] = [];
  const counts = new Map<number, number>();
  await Promise.all(
    Array.from({ length: THIEVES }, async (_, n) => {
      const thief = at(`203.0.113.${n}`);
      for (let tries = 0; tries < GUESSES_EACH; tries++) {
        const guess = `${n * GUESSES_EACH + tries}`.padStart(43, "g");
        const { status } = await thief.ask(getCheckInPage, { params: { token: guess } });
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if (n > 0 || tries % 25 > 0) continue;
        met.push((await client.call(getCheckInPage, { params: { token: token ?? "" } })).state);
      }
    }),
  );
  expect(counts).toEqual(new Map([[404, THIEVES * GUESSES_EACH]]));
  expect(met).toEqual(Array(10).fill("consent"));
});
