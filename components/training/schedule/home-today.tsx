import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { ClientThumbnail } from "@/components/ui/avatar";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { clientAddress, thumbnailUrl } from "@/lib/text/addresses";
import { timeOfMinutes, weekdayAndDay } from "@/lib/text/calendar/wording";
import { initialsOf } from "@/lib/text/names";
import { isDone } from "@/lib/training/day/standing";
import { todayQuery } from "@/lib/training/schedule/queries";
import type { TodaysSession } from "@/lib/training/schedule/schema";

const SHOWN = 4;

type HomeTodayProps = {
  trainerId: string | undefined;
  /** Beside the heading. */
  action: ReactNode;
};

/** Who trains today, by the clock: rows on phones, side by side on laptops. */
export function HomeToday({ trainerId, action }: HomeTodayProps) {
  const { data } = useQuery({
    ...todayQuery(trainerId),
    // The server has just fetched it for this page.
    refetchOnMount: !useIsFirstRender(),
  });
  // The list works without it, so a failure shows nothing.
  if (!data) return null;
  const { today, sessions } = data;
  const open = sessions.filter((session) => !isDone(session));
  // Of many, those that are still to be done.
  const shown = (sessions.length > SHOWN && open.length > 0 ? open : sessions).slice(0, SHOWN);
  return (
    <section aria-labelledby="home-today" className="mb-3 @min-[67rem]/home:mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id="home-today" className="font-strong text-lg">
            {weekdayAndDay(today)}
          </h2>
          <p className="text-muted-foreground text-sm">{summaryOf(sessions)}</p>
        </div>
        {action}
      </div>
      <ul className="mt-0.5 @min-[48rem]/home:flex @min-[48rem]/home:flex-wrap @min-[48rem]/home:gap-x-6">
        {shown.map((session) => (
          <li key={session.id} className="border-b last:border-b-0 @min-[48rem]/home:border-b-0">
            <SessionLink session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > shown.length && (
        <PageLink
          href="/calendar"
          className="inline-flex min-h-11 items-center font-label text-muted-foreground text-sm underline underline-offset-4"
        >
          All {sessions.length} of today
        </PageLink>
      )}
    </section>
  );
}

function SessionLink({ session }: { session: TodaysSession }) {
  const { clientId, clientName, photoUrl, startMin } = session;
  return (
    <PageLink
      href={clientAddress(clientId, "workouts")}
      className="flex min-h-14 items-center gap-3 rounded-image py-1.5 hover:bg-accent/50"
    >
      <ClientThumbnail
        src={photoUrl && thumbnailUrl(photoUrl)}
        initials={initialsOf(clientName)}
        className="h-11 w-8"
        textClassName="text-xs"
      />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-strong text-sm">{clientName}</span>
        <span className="block break-words text-muted-foreground text-sm">{detailOf(session)}</span>
      </span>
      {isDone(session) ? (
        <span className="inline-flex shrink-0 items-center gap-1 text-sm text-success">
          <Check aria-hidden className="size-4" />
          Done
        </span>
      ) : (
        startMin !== null && (
          <span className="shrink-0 font-label text-sm tabular-nums">{timeOfMinutes(startMin)}</span>
        )
      )}
    </PageLink>
  );
}

function detailOf({ name, state, isLate, setsDone, setsPlanned }: TodaysSession): string {
  if (isLate) return `${name}, not logged`;
  const isBegun = state === "inProgress" || state === "partly";
  return isBegun ? `${name}, ${setsDone} of ${setsPlanned} sets` : name;
}

function summaryOf(sessions: readonly TodaysSession[]): string {
  if (sessions.length === 0) return "No session is planned today.";
  const count = (is: (session: TodaysSession) => boolean) => sessions.filter(is).length;
  const parts = [
    [count(isDone), "done"],
    [count(({ state }) => state === "inProgress"), "in progress"],
    [count(({ state }) => state === "partly"), "partly done"],
    [count(({ isLate }) => isLate), "not logged"],
    [count(({ state, isLate }) => state === "today" && !isLate), "to come"],
  ] as const;
  return parts.flatMap(([number, what]) => (number > 0 ? `${number} ${what}` : [])).join(", ");
}
