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

export const listImports = endpoint("GET /api/client/[id]/workout/imports", "trainer", {
  reply: z.array(PastImport),
});

export const previewImport = endpoint("POST /api/client/[id]/workout/imports/preview", "trainer", {
  maxBytes: MAX_KEYS_BYTES,
  body: ImportQuestion,
  reply: ImportPreview,
});

/** Saves one chunk of a file. The caller makes the import's id, a UUID, so that a retry is safe. */
export const importWorkouts = endpoint("POST /api/client/[id]/workout/imports/[importId]", "trainer", {
  maxBytes: MAX_CHUNK_BYTES,
  body: ImportChunk,
  reply: ImportedChunk,
});

export const undoImport = endpoint("DELETE /api/client/[id]/workout/imports/[importId]", "trainer", {
  reply: UndoneImport,
  refusals: ["conflict"],
});
