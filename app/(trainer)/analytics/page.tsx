import { pageTexts } from "@/app/texts";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";

export const metadata = { title: pageTexts.analytics };

export default function AnalyticsPage() {
  return <AnalyticsScreen />;
}
