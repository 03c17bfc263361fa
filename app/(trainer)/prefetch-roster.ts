import type { PageContext } from "@/app/page-context";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { getRoster, getSelected } from "@/lib/desk/roster/contract";
import { askedOf, queryOf } from "@/lib/desk/roster/question";
import * as roster from "@/lib/desk/roster/service";
import { ask, type Question } from "@/lib/server/http/prefetch";
import { inZone } from "@/lib/text/calendar/zone";
import { getToday } from "@/lib/training/schedule/contract";
import { getToday as getTodaysSessions } from "@/lib/training/schedule/today-service";

/** The active client, the first page of the list, and today's sessions. */
export async function prefetchRoster(
  searchParams: PageSearch["searchParams"],
): Promise<(page: PageContext) => Question[]> {
  const params = await searchParams;
  const asked = askedOf({ get: (name) => firstParameter(params[name]) });
  return ({ reader }) => {
    const timezoneOffset = inZone(reader.now, reader.zone).getTimezoneOffset();
    return [
      ask(
        getSelected,
        roster.getSelected,
        { query: { open: reader.activeClientId ?? undefined } },
        reader.trainerId,
      ),
      ask(getRoster, roster.getRoster, { query: { ...queryOf(asked), timezoneOffset } }, reader.trainerId),
      ask(getToday, getTodaysSessions, { query: { timezoneOffset } }, reader.trainerId),
    ];
  };
}
