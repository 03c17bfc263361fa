import type { Metadata } from "next";
import { cache } from "react";
import { getPageContext } from "@/app/page-context";
import { getClient, listClients } from "@/lib/clients/record/contract";
import * as clients from "@/lib/clients/record/service";
import { getTimeline } from "@/lib/clients/timeline/contract";
import * as timeline from "@/lib/clients/timeline/service";
import { getKnownCheck } from "@/lib/images/photos/check-service";
import { getPhotoCheck } from "@/lib/images/photos/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { ask, type Question } from "@/lib/server/http/prefetch";
import { photoIdOf } from "@/lib/text/addresses";

export type ClientPageProps = { params: Promise<{ id: string }> };

// One request for the page and its title.
const clientOfPage = cache((ctx: Context, id: string) => clients.getClient(ctx, { params: { id } }));

export const prefetchClient = (id: string) =>
  ask(getClient, (ctx) => clientOfPage(ctx, id), { params: { id } });

/** The stored checks of the photos that images were made from, so that the first HTML already crops the pictures. */
export async function prefetchFigures(id: string): Promise<Question[]> {
  const page = await getPageContext();
  const client = page && (await clientOfPage(page.ctx, id).catch(() => null));
  return Object.values(client?.drawnFrom ?? {}).flatMap((photo) => {
    const photoId = photo && photoIdOf(photo.photoUrl);
    return photoId ? [ask(getPhotoCheck, getKnownCheck, { params: { id: photoId } })] : [];
  });
}

/** The title has the client's name and the tab; a page that is cached for offline use has neither. */
export function clientPageTitle(tab: string) {
  return async ({ params }: ClientPageProps): Promise<Metadata> => {
    const { id } = await params;
    const page = await getPageContext();
    const client = page && (await clientOfPage(page.ctx, id).catch(() => null));
    return {
      title: client ? { absolute: `${client.name}, ${tab} · Formcast` } : "Transformation",
    };
  };
}

export const prefetchClients = (trainerId: string) => ask(listClients, clients.listClients, {}, trainerId);

export const prefetchForecast = (id: string) =>
  ask(getTimeline, timeline.getTimeline, { params: { id }, body: {} });
