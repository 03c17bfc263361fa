import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { DashboardScreen } from "@/components/clients/dashboard-screen";
import { inZone } from "@/lib/calendar/zone";
import { getRoster, getSelected } from "@/lib/roster/contract";
import { rosterKey, selectedKey } from "@/lib/roster/keys";
import { askedOf, LIMITS } from "@/lib/roster/question";
import * as roster from "@/lib/roster/service";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.clients };

type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DashboardPage({ searchParams }: Search) {
  const params = await searchParams;
  const asked = askedOf({ get: (name) => firstOf(params[name]) });
  return (
    <Prefetched
      questions={({ reader }) => [
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
      ]}
    >
      <DashboardScreen />
    </Prefetched>
  );
}

const firstOf = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;
