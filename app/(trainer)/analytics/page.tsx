import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { getAnalytics } from "@/lib/analytics/contract";
import { ANALYTICS_KEY } from "@/lib/analytics/queries";
import * as analytics from "@/lib/analytics/service";
import { inZone } from "@/lib/calendar/zone";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.analytics };

export default function AnalyticsPage() {
  return (
    <Prefetched
      questions={({ reader }) => {
        const timezoneOffset = inZone(reader.now, reader.zone).getTimezoneOffset();
        const input = { params: {}, query: { timezoneOffset } };
        return [ask(ANALYTICS_KEY, getAnalytics, analytics.getAnalytics, input)];
      }}
    >
      <AnalyticsScreen />
    </Prefetched>
  );
}
