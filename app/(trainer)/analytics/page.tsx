import { Prefetched } from "@/app/prefetched";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { AnalyticsScreen } from "@/components/training/analytics/analytics-screen";
import { ask } from "@/lib/server/http/prefetch";
import { inZone } from "@/lib/text/calendar/zone";
import { getAnalytics, getPeriod } from "@/lib/training/analytics/contract";
import * as periods from "@/lib/training/analytics/period-service";
import { weeksIn } from "@/lib/training/analytics/periods";
import * as analytics from "@/lib/training/analytics/service";

export const metadata = { title: "Analytics" };

export default async function AnalyticsPage({ searchParams }: PageSearch) {
  const weeks = weeksIn(firstParameter((await searchParams).weeks));
  return (
    <Prefetched
      questions={({ reader }) => {
        const timezoneOffset = String(inZone(reader.now, reader.zone).getTimezoneOffset());
        return [
          ask(getAnalytics, analytics.getAnalytics, { query: { timezoneOffset } }),
          ask(getPeriod, periods.getPeriod, { query: { timezoneOffset, weeks } }),
        ];
      }}
    >
      <AnalyticsScreen />
    </Prefetched>
  );
}
