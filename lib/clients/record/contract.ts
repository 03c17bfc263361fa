import * as z from "zod/mini";
import { EarlierJourney } from "@/lib/images/orders/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader, IfMatchHeader } from "@/lib/platform/idempotency/schema";
import { Client, ClientUpdate, MorphQuery, NewClient, NewestPhotos } from "./schema";

export const listClients = endpoint("GET /api/clients", "trainer", { reply: z.array(Client) });

export const createClient = endpoint("POST /api/clients", "trainer", {
  headers: IdempotencyHeader,
  body: NewClient,
  reply: Client,
  status: 201,
  // Repeated after its client was deleted.
  refusals: ["not_found"],
});

export const getClient = endpoint("GET /api/client/[id]", "trainer", { reply: Client, etag: "version" });

export const updateClient = endpoint("PATCH /api/client/[id]", "trainer", {
  headers: IfMatchHeader,
  body: ClientUpdate,
  reply: Client,
  etag: "version",
  refusals: ["conflict"],
});

/** Sets the client's newest photos; existing images keep the photos that they were made from. */
export const savePhotos = endpoint("POST /api/client/[id]/photos", "trainer", {
  body: NewestPhotos,
  reply: Client,
  // The client has withdrawn the consent to photos.
  refusals: ["conflict"],
});

export const drawImages = endpoint("POST /api/client/[id]/images", "trainer", { reply: Client, status: 202 });

export const getMorph = endpoint("GET /api/client/[id]/morph", "trainer", {
  query: MorphQuery,
  reply: "file",
  refusals: ["rate_limited"],
});

/** Images of photos that newer ones have replaced. */
export const listJourneys = endpoint("GET /api/client/[id]/journeys", "trainer", {
  reply: z.object({ journeys: z.array(EarlierJourney) }),
});

export const deleteClient = endpoint("DELETE /api/client/[id]", "trainer", { reply: Done });
