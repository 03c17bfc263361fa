import {
  type ClientPageProps,
  clientPageTitle,
  prefetchClient,
  prefetchForecast,
} from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { TimelineScreen } from "@/components/desk/client-page/timeline-screen";
import { listMeasurements } from "@/lib/clients/weigh-ins/contract";
import { WEIGH_INS_ASKED } from "@/lib/clients/weigh-ins/queries";
import * as measurements from "@/lib/clients/weigh-ins/service";
import { ask } from "@/lib/server/http/prefetch";

export const generateMetadata = clientPageTitle("Timeline");

export default async function TimelinePage({ params }: ClientPageProps) {
  const { id } = await params;
  const newest = { params: { id }, query: { limit: WEIGH_INS_ASKED } };
  return (
    <Prefetched
      questions={() => [
        prefetchClient(id),
        prefetchForecast(id),
        ask(listMeasurements, measurements.listMeasurements, newest),
      ]}
    >
      <TimelineScreen clientId={id} />
    </Prefetched>
  );
}
