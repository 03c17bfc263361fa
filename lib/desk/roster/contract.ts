import * as z from "zod/mini";
import { Client } from "@/lib/clients/record/schema";
import { endpoint } from "@/lib/platform/http/contract";
import {
  NamedClient,
  Roster,
  RosterEntries,
  RosterQuery,
  RosterRow,
  RowQuery,
  SavedEntries,
  SelectedQuery,
} from "./schema";

export const getRoster = endpoint("GET /api/clients/roster", "trainer", {
  query: RosterQuery,
  reply: Roster,
});

export const getRow = endpoint("GET /api/client/[id]/roster", "trainer", {
  query: RowQuery,
  reply: RosterRow,
});

/** All clients that are not archived, newest first, for pickers. */
export const listNames = endpoint("GET /api/clients/names", "trainer", { reply: z.array(NamedClient) });

/** The client on the card above the list: the active one unless archived, else the newest. */
export const getSelected = endpoint("GET /api/clients/selected", "trainer", {
  query: SelectedQuery,
  reply: z.nullable(Client),
});

/** Tags and archive of one client or of many, all or none. */
export const saveEntries = endpoint("PATCH /api/clients/roster", "trainer", {
  body: RosterEntries,
  reply: SavedEntries,
  refusals: ["not_found"],
});
