import type { ReadPage } from "@/app/reader-of-page";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { inZone } from "@/lib/calendar/zone";
import { getRoster, getSelected } from "@/lib/roster/contract";
import { rosterKey, selectedKey } from "@/lib/roster/queries";
import { askedOf, LIMITS } from "@/lib/roster/question";
import * as roster from "@/lib/roster/service";
import { ask, type Question } from "@/lib/server/prefetch";

/** The client who is open, and the first page of the list that an address asks for. */
export async function askRoster(
  searchParams: PageSearch["searchParams"],
): Promise<(page: ReadPage) => Question[]> {
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
