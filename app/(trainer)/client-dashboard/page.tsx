import { cookies } from "next/headers";
import { GET as listClients } from "@/app/api/clients/route";
import { FirstView } from "@/app/first-view";
import { pageTexts } from "@/app/texts";
import { DashboardScreen } from "@/components/clients/dashboard-screen";
import { clientsKey } from "@/lib/clients/keys";
import { OPEN_CLIENT_COOKIE } from "@/lib/clients/open-client";
import { openClientPictures } from "@/lib/clients/open-pictures";

export const metadata = { title: pageTexts.clients };

type Clients = Parameters<typeof openClientPictures>[0];

export default async function DashboardPage() {
  const openId = (await cookies()).get(OPEN_CLIENT_COOKIE)?.value;
  const list = {
    ask: listClients,
    queryKey: clientsKey,
    picturesIn: (clients: Clients) => openClientPictures(clients, openId),
  };
  return (
    <FirstView questions={[list]}>
      <DashboardScreen />
    </FirstView>
  );
}
