import type { Metadata } from "next";
import { cache } from "react";
import { readerOfPage } from "@/app/reader-of-page";
import { pageTexts } from "@/app/texts";
import { clientHeadingTexts } from "@/components/client-page/texts";
import { getClient, listClients } from "@/lib/clients/contract";
import { clientKey, clientsKey } from "@/lib/clients/queries";
import * as clients from "@/lib/clients/service";
import type { Context } from "@/lib/kernel/context";
import { ask } from "@/lib/server/prefetch";
import { getTimeline } from "@/lib/timeline/contract";
import { timelineKey } from "@/lib/timeline/queries";
import * as timeline from "@/lib/timeline/service";

export type ClientPageProps = { params: Promise<{ id: string }> };

// The page and its title read the client once.
const clientOfPage = cache((ctx: Context, id: string) => clients.getClient(ctx, { params: { id } }));

export const askClient = (id: string) =>
  ask(clientKey(id), getClient, (ctx) => clientOfPage(ctx, id), { params: { id } });

/** Names the client and the tab. A page that is kept for use without a network names neither. */
export function titleOfClientPage(tab: string) {
  return async ({ params }: ClientPageProps): Promise<Metadata> => {
    const { id } = await params;
    const page = await readerOfPage();
    const client = page && (await clientOfPage(page.ctx, id).catch(() => null));
    return {
      title: client ? { absolute: clientHeadingTexts.pageName(client.name, tab) } : pageTexts.transformation,
    };
  };
}

export const askClients = (trainerId: string) =>
  ask(clientsKey(trainerId), listClients, clients.listClients, { params: {} });

export const askForecast = (id: string) =>
  ask(timelineKey(id), getTimeline, timeline.getTimeline, { params: { id }, body: {} });
