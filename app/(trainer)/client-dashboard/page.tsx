import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { DashboardScreen } from "@/components/clients/dashboard-screen";
import { listClients } from "@/lib/clients/contract";
import { clientsKey } from "@/lib/clients/keys";
import * as clients from "@/lib/clients/service";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.clients };

export default function DashboardPage() {
  return (
    <Prefetched
      questions={({ reader }) => [
        ask(clientsKey(reader.trainerId), listClients, clients.listClients, { params: {} }),
      ]}
    >
      <DashboardScreen />
    </Prefetched>
  );
}
