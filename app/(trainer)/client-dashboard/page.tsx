import { GET as listClients } from "@/app/api/clients/route";
import { FirstView } from "@/app/first-view";
import { pageTexts } from "@/app/texts";
import { DashboardScreen } from "@/components/clients/dashboard-screen";
import { clientsKey } from "@/lib/clients/keys";

export const metadata = { title: pageTexts.clients };

export default function DashboardPage() {
  return (
    <>
      <FirstView questions={[{ ask: listClients, queryKey: clientsKey }]} />
      <DashboardScreen />
    </>
  );
}
