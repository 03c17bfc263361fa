import { pageTexts } from "@/app/texts";
import { DashboardScreen } from "@/components/clients/dashboard-screen";

export const metadata = { title: pageTexts.clients };

export default function DashboardPage() {
  return <DashboardScreen />;
}
