import { getClient, listClients } from "@/lib/clients/contract";
import { clientKey, clientsKey } from "@/lib/clients/keys";
import * as clients from "@/lib/clients/service";
import { ask } from "@/lib/server/prefetch";
import { getTimeline } from "@/lib/timeline/contract";
import { timelineKey } from "@/lib/timeline/keys";
import * as timeline from "@/lib/timeline/service";

export type ClientPageProps = { params: Promise<{ id: string }> };

export const askClient = (id: string) => ask(clientKey(id), getClient, clients.getClient, { params: { id } });

export const askClients = (trainerId: string) =>
  ask(clientsKey(trainerId), listClients, clients.listClients, { params: {} });

export const askForecast = (id: string) =>
  ask(timelineKey(id), getTimeline, timeline.getTimeline, { params: { id }, body: {} });
