import { AnalyticsScreen } from "@/components/analytics/analytics-screen";

export const metadata = { title: "Analytics" };

export default function AnalyticsPage() {
  return <AnalyticsScreen />;
}
