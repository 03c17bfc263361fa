import { expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as roster from "@/lib/desk/roster/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { offsetZone } from "@/lib/text/calendar/local-date";
import { inZone, wallClock } from "@/lib/text/calendar/zone";
import * as analytics from "@/lib/training/analytics/contract";
import { clockOf } from "@/lib/training/day/clock";
import { settle } from "@/lib/training/day/settle";
import { daysOf } from "@/lib/training/day/standing";
import * as plans from "@/lib/training/plans/contract";
import { daysIn } from "@/lib/training/plans/week";
import * as schedule from "@/lib/training/schedule/contract";
import { linkOf } from "../support/check-ins";
import { addClient } from "../support/factories";
import { stranger, trainer } from "../support/people";
import { factsOf, WEEKS, ZONE } from "../support/weeks/read-weeks";
import {
  adherenceLine,
  calendarLine,
  checkInLine,
  homeLine,
  listLine,
  screenLines,
} from "../support/weeks/screen-lines";
import { storable, storeWeek } from "../support/weeks/store-week";
import { testWorld } from "../support/world";

const world = testWorld();

it.each(WEEKS)("all screens agree on week $n: $what", async ({ zone = ZONE, now, archivedOn, ...week }) => {
  world.clock.set(new Date(now));
  const here = inZone(now, zone);
  const timezoneOffset = here.getTimezoneOffset();
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const params = { id };
  const { token } = await ann.call(inbox.makeCheckInLink, { params, body: linkOf({ timeZone: zone }) });
  const link = { token: token! };
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
  const client = stranger();
  await client.call(checkIns.giveConsent, { params: link, body: consent });

  const facts = storable(factsOf({ zone, now, ...week }));
  await storeWeek(world.db, id, facts);
  const archivedAt = archivedOn ? new Date(`${archivedOn}T17:00:00Z`) : null;
  await world.db.client.update({ where: { id }, data: { archivedAt } });
  const { workouts, progress } = settle(facts.planned, facts.workouts);
  const planned = facts.planned.map((row) => ({ ...row, name: row.id, ...progress.get(row.id)! }));
  const clock = clockOf(now, offsetZone(timezoneOffset));
  const days = { clock, planned, workouts, archivedOn: archivedOn ?? null };
  const expected = screenLines(daysOf(days));

  const [row, plan, page] = await Promise.all([
    ann.call(roster.getRow, { params, query: { timezoneOffset } }),
    ann.call(plans.getWeeklyPlan, { params }),
    client.call(checkIns.getCheckInPage, { params: link }),
  ]);
  const { week: cells, floor, client: page2 } = screenLines(daysIn(plan, here));
  expect({
    list: listLine(row.badge, row.nextSession),
    ...{ week: cells, floor, client: page2 },
    checkIn: page.state === "open" && checkInLine(page.sessions),
  }).toEqual({
    list: expected.list,
    week: expected.week,
    floor: expected.floor,
    client: expected.client,
    checkIn: expected.checkIn,
  });
  // An archived client is on none of the screens of all clients.
  if (archivedOn) return;
  const query = { timezoneOffset: String(timezoneOffset) };
  const [{ sums }, { sessions }, { weeks }, { counts, today }] = await Promise.all([
    ann.call(schedule.getSchedule, { query }),
    ann.call(schedule.getToday, { query }),
    ann.call(analytics.getPeriod, { query }),
    ann.call(roster.getRoster, { query }),
  ]);
  expect({
    calendar: calendarLine(sums),
    analytics: adherenceLine(weeks.at(-1)!),
    home: homeLine(sessions),
    today,
  }).toEqual({
    calendar: expected.calendar,
    analytics: expected.analytics,
    home: String(expected.home).replace(/(, )?\d+ extra$/, "") || "nothing",
    today: wallClock(now, zone).day,
  });
  expect(counts.today).toBe(["inProgress", "today"].includes(row.badge.kind) ? 1 : 0);
});
