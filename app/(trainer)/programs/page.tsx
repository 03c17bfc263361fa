import { Prefetched } from "@/app/prefetched";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { ProgrammesScreen } from "@/components/training/programmes/programmes-screen";
import { ask } from "@/lib/server/http/prefetch";
import { listTemplates } from "@/lib/training/programmes/contract";
import * as programmes from "@/lib/training/programmes/service";

export const metadata = { title: "Programs" };

export default async function ProgrammesPage({ searchParams }: PageSearch) {
  const clientId = firstParameter((await searchParams).client);
  return (
    <Prefetched
      questions={({ reader }) =>
        clientId ? [] : [ask(listTemplates, programmes.listTemplates, {}, reader.trainerId)]
      }
    >
      <ProgrammesScreen />
    </Prefetched>
  );
}
