import { DashboardScreen } from "@/components/clients/dashboard-screen";

export const metadata = { title: "Clients" };

export default function DashboardPage() {
  return <DashboardScreen />;
}
