import { type ClientPageProps, prefetchClient, prefetchForecast } from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { ReportScreen } from "@/components/sharing/reports/report-screen";
import { getBrand } from "@/lib/accounts/brand/contract";
import * as brand from "@/lib/accounts/brand/service";
import { ask } from "@/lib/server/http/prefetch";
import { getReport } from "@/lib/sharing/reports/contract";
import * as reports from "@/lib/sharing/reports/service";

export const metadata = { title: "Progress report" };

export default async function ReportPage({ params }: ClientPageProps) {
  const { id } = await params;
  return (
    <Prefetched
      questions={() => [
        prefetchClient(id),
        prefetchForecast(id),
        ask(getBrand, brand.getBrand, {}),
        ask(getReport, reports.getReport, { params: { id } }),
      ]}
    >
      <ReportScreen clientId={id} />
    </Prefetched>
  );
}
