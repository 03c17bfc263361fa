import * as z from "zod/mini";
import { EarlierJourney } from "@/lib/images/orders/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader, IfMatchHeader } from "@/lib/platform/idempotency/schema";
import { Client, ClientUpdate, MorphQuery, NewClient, NewestPhotos } from "./schema";

const one = { path: "/api/client/[id]", access: "trainer" } as const;

export const listClients = endpoint({
  method: "GET",
  path: "/api/clients",
  access: "trainer",
  reply: z.array(Client),
});

export const createClient = endpoint({
  method: "POST",
  path: "/api/clients",
  access: "trainer",
  headers: IdempotencyHeader,
  body: NewClient,
  reply: Client,
  status: 201,
  // Repeated after its client was deleted.
  refusals: ["not_found"],
});

export const getClient = endpoint({ ...one, method: "GET", reply: Client, etag: "version" });

export const updateClient = endpoint({
  ...one,
  method: "PATCH",
  headers: IfMatchHeader,
  body: ClientUpdate,
  reply: Client,
  etag: "version",
  refusals: ["conflict"],
});

/** Sets the client's newest photos; existing images keep the photos that they were made from. */
export const savePhotos = endpoint({
  method: "POST",
  path: "/api/client/[id]/photos",
  access: "trainer",
  body: NewestPhotos,
  reply: Client,
  // The client has withdrawn the consent to photos.
  refusals: ["conflict"],
});

export const drawImages = endpoint({
  method: "POST",
  path: "/api/client/[id]/images",
  access: "trainer",
  reply: Client,
  status: 202,
});

export const getMorph = endpoint({
  method: "GET",
  path: "/api/client/[id]/morph",
  access: "trainer",
  query: MorphQuery,
  reply: "file",
  refusals: ["rate_limited"],
});

/** Images of photos that newer ones have replaced. */
export const listJourneys = endpoint({
  method: "GET",
  path: "/api/client/[id]/journeys",
  access: "trainer",
  reply: z.object({ journeys: z.array(EarlierJourney) }),
});

export const deleteClient = endpoint({ ...one, method: "DELETE", reply: Done });
