import type { PageContext } from "@/app/page-context";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { inZone } from "@/lib/calendar/zone";
import { getRoster, getSelected } from "@/lib/roster/contract";
import { rosterKey, selectedKey } from "@/lib/roster/queries";
import { askedOf, LIMITS } from "@/lib/roster/question";
import * as roster from "@/lib/roster/service";
import { ask, type Question } from "@/lib/server/prefetch";

/** The active client, and the first page of the list. */
export async function prefetchRoster(
  searchParams: PageSearch["searchParams"],
): Promise<(page: PageContext) => Question[]> {
  const params = await searchParams;
  const asked = askedOf({ get: (name) => firstParameter(params[name]) });
  return ({ reader }) => [
    ask(selectedKey(reader.trainerId, reader.activeClientId), getSelected, roster.getSelected, {
      params: {},
      query: { open: reader.activeClientId ?? undefined },
    }),
    ask(rosterKey(reader.trainerId, asked, null), getRoster, roster.getRoster, {
      params: {},
      query: {
        ...asked,
        tag: asked.tag ?? undefined,
        limit: LIMITS.page,
        timezoneOffset: inZone(reader.now, reader.zone).getTimezoneOffset(),
      },
    }),
  ];
}
