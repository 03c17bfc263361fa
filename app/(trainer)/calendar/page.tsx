import { Prefetched } from "@/app/prefetched";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { CalendarScreen } from "@/components/training/schedule/calendar-screen";
import { ask } from "@/lib/server/http/prefetch";
import { inZone } from "@/lib/text/calendar/zone";
import { weekOf } from "@/lib/training/schedule/appointments";
import { getSchedule } from "@/lib/training/schedule/contract";
import * as schedule from "@/lib/training/schedule/service";

export const metadata = { title: "Calendar" };

export default async function CalendarPage({ searchParams }: PageSearch) {
  const week = weekOf(firstParameter((await searchParams).week));
  return (
    <Prefetched
      questions={({ reader }) => {
        const timezoneOffset = inZone(reader.now, reader.zone).getTimezoneOffset();
        const asked = { query: { week: week ?? undefined, timezoneOffset } };
        return [ask(getSchedule, schedule.getSchedule, asked, reader.trainerId)];
      }}
    >
      <CalendarScreen />
    </Prefetched>
  );
}
