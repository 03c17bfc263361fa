import { type ClientPageProps, prefetchClient, prefetchForecast } from "@/app/(trainer)/prefetch-client";
import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { ReportScreen } from "@/components/reports/report-screen";
import { getBrand } from "@/lib/brand/contract";
import { brandKey } from "@/lib/brand/queries";
import * as brand from "@/lib/brand/service";
import { getReport } from "@/lib/reports/contract";
import { reportKey } from "@/lib/reports/queries";
import * as reports from "@/lib/reports/service";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.report };

export default async function ReportPage({ params }: ClientPageProps) {
  const { id } = await params;
  return (
    <Prefetched
      questions={() => [
        prefetchClient(id),
        prefetchForecast(id),
        ask(brandKey, getBrand, brand.getBrand, { params: {} }),
        ask(reportKey(id), getReport, reports.getReport, { params: { id } }),
      ]}
    >
      <ReportScreen clientId={id} />
    </Prefetched>
  );
}
