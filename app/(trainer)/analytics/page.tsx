import { Prefetched } from "@/app/prefetched";
import { AnalyticsScreen } from "@/components/training/analytics/analytics-screen";
import { ask } from "@/lib/server/http/prefetch";
import { inZone } from "@/lib/text/calendar/zone";
import { getAnalytics } from "@/lib/training/analytics/contract";
import * as analytics from "@/lib/training/analytics/service";

export const metadata = { title: "Analytics" };

export default function AnalyticsPage() {
  return (
    <Prefetched
      questions={({ reader }) => {
        const timezoneOffset = inZone(reader.now, reader.zone).getTimezoneOffset();
        const asked = { query: { timezoneOffset: String(timezoneOffset) } };
        return [ask(getAnalytics, analytics.getAnalytics, asked)];
      }}
    >
      <AnalyticsScreen />
    </Prefetched>
  );
}
