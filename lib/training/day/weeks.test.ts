import fc from "fast-check";
import { expect, test } from "vitest";
import { clientDaysOf, factsOf, WEEKS } from "@/tests/support/weeks/read-weeks";
import { screenLines } from "@/tests/support/weeks/screen-lines";
import { daysOf } from "./standing";

/** What the week expects of each screen, against what the screens say. */
function expectWeek(week: (typeof WEEKS)[number], facts = factsOf(week)) {
  const lines = screenLines(daysOf(clientDaysOf(week, facts)));
  const { states, links, ...expected } = week.expect;
  const sorted = (line: string | number | undefined) => line && String(line).split(", ").sort().join(", ");
  expect(lines).toMatchObject({
    ...expected,
    ...(states !== undefined && { states: sorted(states) }),
    ...(links !== undefined && { links: sorted(links) }),
  });
}

test.each(WEEKS)("week $n: $what", (week) => expectWeek(week));

test.each(WEEKS)("week $n is the same in any order of arrival", (week) => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (keys) => {
      const shuffled = <One>(list: One[]): One[] =>
        list
          .map((one) => ({ one, key: Number(keys.next().value) }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
      expectWeek(week, factsOf(week, shuffled));
    }),
    { numRuns: 20 },
  );
});
