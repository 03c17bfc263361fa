import { Prefetched } from "@/app/prefetched";
import { firstParameter, type PageSearch } from "@/app/search-params";
import { pageTexts } from "@/app/texts";
import { ProgrammesScreen } from "@/components/programmes/programmes-screen";
import { listTemplates } from "@/lib/programmes/contract";
import { templatesKey } from "@/lib/programmes/queries";
import * as programmes from "@/lib/programmes/service";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.programmes };

export default async function ProgrammesPage({ searchParams }: PageSearch) {
  const clientId = firstParameter((await searchParams).client);
  return (
    <Prefetched
      questions={({ reader }) =>
        clientId
          ? []
          : [ask(templatesKey(reader.trainerId), listTemplates, programmes.listTemplates, { params: {} })]
      }
    >
      <ProgrammesScreen />
    </Prefetched>
  );
}
