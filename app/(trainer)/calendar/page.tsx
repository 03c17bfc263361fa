import { Prefetched } from "@/app/prefetched";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { pageTexts } from "@/app/texts";
import { CalendarScreen } from "@/components/schedule/calendar-screen";
import { inZone } from "@/lib/calendar/zone";
import { weekOf } from "@/lib/schedule/appointments";
import { getSchedule } from "@/lib/schedule/contract";
import { scheduleKey } from "@/lib/schedule/queries";
import * as schedule from "@/lib/schedule/service";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.calendar };

export default async function CalendarPage({ searchParams }: PageSearch) {
  const week = weekOf(firstParameter((await searchParams).week));
  return (
    <Prefetched
      questions={({ reader }) => {
        const timezoneOffset = inZone(reader.now, reader.zone).getTimezoneOffset();
        const input = { params: {}, query: { week: week ?? undefined, timezoneOffset } };
        return [ask(scheduleKey(reader.trainerId, week), getSchedule, schedule.getSchedule, input)];
      }}
    >
      <CalendarScreen />
    </Prefetched>
  );
}
