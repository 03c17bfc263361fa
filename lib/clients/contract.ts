import * as z from "zod/mini";
import { endpoint } from "@/lib/http/contract";
import { Client, ClientUpdate, Deleted, IfMatch, NewClient } from "./schema";

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
  body: NewClient,
  reply: Client,
  status: 201,
});

export const getClient = endpoint({ ...one, method: "GET", reply: Client, etag: "version" });

export const updateClient = endpoint({
  ...one,
  method: "PATCH",
  headers: IfMatch,
  body: ClientUpdate,
  reply: Client,
  etag: "version",
});

export const deleteClient = endpoint({ ...one, method: "DELETE", reply: Deleted });
