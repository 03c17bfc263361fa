import type { PageContext } from "@/app/page-context";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { getRoster, getSelected } from "@/lib/desk/roster/contract";
import { rosterKey, selectedKey } from "@/lib/desk/roster/queries";
import { askedOf, LIMITS } from "@/lib/desk/roster/question";
import * as roster from "@/lib/desk/roster/service";
import { ask, type Question } from "@/lib/server/http/prefetch";
import { inZone } from "@/lib/text/calendar/zone";

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
