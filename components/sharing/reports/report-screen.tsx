"use client";

import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useRouter } from "next/navigation";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { ClientMissing, ClientMissingHeader } from "@/components/clients/record/client-missing";
import { AppHeader, BackLink } from "@/components/platform/frame/app-header";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { usePageTitle } from "@/components/platform/frame/page-title";
import { Button } from "@/components/ui/button";
import { LoadingText, Skeleton } from "@/components/ui/skeleton";
import { brandQuery } from "@/lib/accounts/brand/queries";
import { standstillOf } from "@/lib/body/forecast/standstill";
import { clientQuery } from "@/lib/clients/record/queries";
import { timelineQuery } from "@/lib/clients/timeline/queries";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { api } from "@/lib/platform/http/api";
import { ApiError } from "@/lib/platform/http/api-error";
import type * as Contract from "@/lib/sharing/reports/contract";
import { clientAddress } from "@/lib/text/addresses";
import { dayHere } from "@/lib/text/calendar/local-date";
import { fullDate } from "@/lib/text/calendar/wording";
import { ProgressReport } from "./progress-report";

const reports = api<typeof Contract>();

/** Always stale, because workouts and weigh-ins are added on other screens. */
const reportQuery = (id: string) => ({
  ...reports.ask("GET /api/client/[id]/report", { params: { id } }),
  staleTime: 0,
});

/** A preview of the two printed pages. */
export function ReportScreen({ clientId }: { clientId: string }) {
  const router = useRouter();
  const trainer = useTrainer();
  const now = useNow();
  // The server has just fetched it for this page.
  const refetchOnMount = !useIsFirstRender();
  const client = useQuery(clientQuery(clientId));
  const standstill = client.data ? standstillOf(client.data, dayHere(now)) : null;
  const timeline = useQuery({ ...timelineQuery(clientId), enabled: standstill === null });
  const brand = useQuery(brandQuery());
  const report = useQuery({ ...reportQuery(clientId), refetchOnMount });
  // The print dialog uses the page title as the file name.
  usePageTitle(client.data && `${client.data.name}, progress report, ${fullDate(now)}`);

  if (client.error instanceof ApiError && (!client.data || client.error.status === 404))
    return (
      <SignedInShell page="report" active="clients" header={<ClientMissingHeader />} dock={null}>
        <ClientMissing onLeave={() => router.replace("/")} />
      </SignedInShell>
    );
  const parts = [client, ...(standstill === null ? [timeline] : []), brand, report];
  const back = <BackLink href={clientAddress(clientId, "timeline")}>← Back</BackLink>;
  const isReady = client.data && (timeline.data || standstill) && brand.data && report.data;
  return (
    <SignedInShell page="report" active="clients" header={<AppHeader left={back} right={<span />} />}>
      <div className="mx-auto flex max-w-[794px] flex-wrap items-center gap-x-4 gap-y-2 pt-2.5 pb-4 lg:pt-6 print:hidden">
        <div className="-ml-2.5 hidden lg:block">{back}</div>
        <h1 className="type-display min-w-0 flex-1 text-2xl">Progress report</h1>
        <Button size="sm" disabled={!isReady} onClick={print}>
          <Printer aria-hidden />
          Print
        </Button>
        <p className="w-full text-muted-foreground text-xs">
          Two pages, A4 or Letter. To send it, choose Save as PDF where your device asks for a printer.
        </p>
      </div>
      {isReady ? (
        <ProgressReport
          client={client.data}
          timeline={standstill === null && timeline.data ? timeline.data : null}
          standstill={standstill}
          report={report.data}
          trainer={{ name: trainer?.name ?? "" }}
          brand={brand.data}
          now={now}
        />
      ) : parts.some((part) => part.isError && !part.data) ? (
        <LoadFailure
          className="mx-auto max-w-[794px]"
          title="The report could not be loaded"
          onRetry={() => Promise.all(parts.filter((part) => part.isError).map((part) => part.refetch()))}
          retrying={parts.some((part) => part.isFetching)}
        />
      ) : (
        <div className="mx-auto max-w-[794px]">
          <Skeleton className="h-[min(1123px,70dvh)] rounded-image" />
          <LoadingText text="Loading report..." className="mt-3" />
        </div>
      )}
    </SignedInShell>
  );
}

/** Waits for the images, which would print as empty frames. */
async function print(): Promise<void> {
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  window.print();
}
