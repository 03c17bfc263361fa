import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import {
  ImportChunk,
  ImportedChunk,
  ImportPreview,
  ImportQuestion,
  PastImport,
  UndoneImport,
} from "./schema";

const MAX_CHUNK_BYTES = 2 * 1024 * 1024;
const MAX_KEYS_BYTES = 16 * 1024 * 1024;
const one = { path: "/api/client/[id]/workout/imports/[importId]", access: "trainer" } as const;

export const listImports = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout/imports",
  access: "trainer",
  reply: z.array(PastImport),
});

export const previewImport = endpoint({
  method: "POST",
  path: "/api/client/[id]/workout/imports/preview",
  access: "trainer",
  maxBytes: MAX_KEYS_BYTES,
  body: ImportQuestion,
  reply: ImportPreview,
});

/** Saves one chunk of a file. The caller makes the import's id, a UUID, so that a retry is safe. */
export const importWorkouts = endpoint({
  ...one,
  method: "POST",
  maxBytes: MAX_CHUNK_BYTES,
  body: ImportChunk,
  reply: ImportedChunk,
});

export const undoImport = endpoint({
  ...one,
  method: "DELETE",
  reply: UndoneImport,
  refusals: ["conflict"],
});
