import { mondayOf, weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { adherenceOf, type Counts, streakOf, weekCounts } from "@/lib/training/day/counts";
import type { Days, Standing, State } from "@/lib/training/day/standing";
import { type Badge, badgeOf, floorOffer, nextStep, todayOf } from "@/lib/training/day/today";
import { clientsWeek, weekCells } from "@/lib/training/day/week";

const weekday = (day: string): string => shortWeekday(weekdayOf(day));
const ids = (sessions: readonly { id: string }[]): string => sessions.map(({ id }) => id).join(" ");
const some = (count: number, word: string): string[] => (count > 0 ? [`${count} ${word}`] : []);
const line = (parts: string[]): string => parts.join(", ") || "nothing";

const LIST_WORDS = {
  inProgress: "In progress",
  today: "Today",
  partly: "Partly",
  done: "Done",
  extra: "Extra today",
  missed: "Missed",
  next: "Next",
  noneAhead: "None ahead",
  nonePlanned: "None planned",
};

function stateText({ state, setsDone, setsPlanned, loggedOn, date }: Standing): string {
  if (state === "partly") return `partly ${setsDone}/${setsPlanned}`;
  return state === "doneOtherDay" ? `done ${weekday(loggedOn ?? date)}` : state;
}

type Named = Pick<Standing, "id" | "setsDone" | "setsPlanned" | "isLate">;

export function listLine(badge: Badge<Named>, nextSession: { id: string } | null): string {
  const next = `; next ${nextSession?.id ?? "none"}`;
  const word = LIST_WORDS[badge.kind];
  const [first] = badge.sessions;
  const sets = badge.kind === "partly" && first ? `, ${first.setsDone} of ${first.setsPlanned}` : "";
  const late = badge.kind === "today" && first?.isLate ? ", not logged" : "";
  return `${[word, ...badge.sessions.map(({ id }) => id)].join(" ")}${sets}${late}${next}`;
}

function floorLine(days: Days): string {
  const offer = floorOffer(days);
  if (offer.kind === "none") return "search only";
  return offer.kind === "missed" ? `missed ${ids(offer.sessions)}` : `${offer.kind} ${offer.session.id}`;
}

function clientLine(days: Days): string {
  const { kind, session, makeUp, finish } = nextStep(days);
  const words = { goOn: "Go on", start: "Start", finish: "Finish", next: "Next", log: "Log a workout" };
  return [
    session ? `${words[kind]} ${session.id}` : words[kind],
    ...makeUp.map(({ id }) => `make up ${id}`),
    ...finish.map(({ id }) => `finish ${id}`),
  ].join("; ");
}

export function adherenceLine(counts: Parameters<typeof adherenceOf>[0]): string {
  const adherence = adherenceOf(counts);
  if (adherence === "nonePlanned") return "None planned";
  if (adherence === "nothingDue") return "Nothing due yet";
  const { done, due } = adherence;
  return `${done} of ${due}, ${Math.round((100 * done) / due)}%`;
}

function cellsLine(days: Days): string {
  const cells = weekCells(days, mondayOf(days.clock.today));
  return cells
    .map((day) => {
      const texts = day.map((cell) => {
        if (cell.kind === "extra") return "extra";
        if (cell.kind === "session") return stateText(cell.session);
        return `${cell.kind === "movedTo" ? "moved" : "for"} ${weekday(cell.session.date)}`;
      });
      return texts.join(" + ") || "rest";
    })
    .join(" | ");
}

export const calendarLine = (counts: Omit<Counts, "planned" | "noShow"> & { noShow?: number }): string =>
  line([
    `done ${counts.done} of ${counts.due} due so far`,
    ...some(counts.partly, "partly"),
    ...some(counts.missed, "missed"),
    ...some(counts.noShow ?? 0, "no-show"),
    ...some(counts.open, "still planned"),
    ...some(counts.leftOut, "left out"),
    ...some(counts.extra, "extra"),
  ]);

export const checkInLine = (sessions: readonly (Omit<Named, "isLate"> & { word: string })[]): string =>
  line(
    sessions.map(({ id, setsDone, setsPlanned, word }) =>
      word === "partly" ? `${id} ${setsDone}/${setsPlanned}` : `${id} ${word}`,
    ),
  );

/** Of today, without extras. */
export function homeLine(sessions: readonly Pick<Standing, "state" | "isLate">[]): string {
  const count = (...states: State[]) => sessions.filter(({ state }) => states.includes(state)).length;
  const late = sessions.filter(({ isLate }) => isLate).length;
  return line([
    ...some(count("done", "doneOtherDay"), "done"),
    ...some(count("inProgress"), "running"),
    ...some(count("partly"), "partly"),
    ...some(late, "not logged"),
    ...some(count("today") - late, "to come"),
  ]);
}

/** What each screen says, as one line of text, so that a test reads like the screen. */
export function screenLines(days: Days): Record<string, string | number> {
  const { done, running, partly, open, extras } = todayOf(days);
  const counts = weekCounts(days, mondayOf(days.clock.today));
  const sorted = (pairs: string[]) => pairs.sort().join(", ");
  return {
    states: sorted(days.sessions.map((session) => `${session.id} ${stateText(session)}`)),
    links: sorted(days.workouts.map(({ id, plannedSessionId }) => `${id} ${plannedSessionId ?? "extra"}`)),
    list: listLine(badgeOf(days), todayOf(days).next),
    home: line([
      ...some(done.length, "done"),
      ...some(running.length, "running"),
      ...some(partly.length, "partly"),
      ...some(open.filter(({ isLate }) => isLate).length, "not logged"),
      ...some(open.filter(({ isLate }) => !isLate).length, "to come"),
      ...some(extras.length, "extra"),
    ]),
    calendar: calendarLine(counts),
    week: cellsLine(days),
    floor: floorLine(days),
    client: clientLine(days),
    analytics: adherenceLine(counts),
    checkIn: checkInLine(clientsWeek(days).map(({ session, word }) => ({ ...session, word }))),
    streak: streakOf(days),
  };
}
