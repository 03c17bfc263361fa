import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientAndLists } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import type { Args } from "@/lib/platform/http/contract";
import { training } from "@/lib/training/workouts/queries";
import type * as Contract from "./contract";
import type { ImportChunk } from "./schema";

const imports = api<typeof Contract>();
const LINE = "/api/client/[id]/workout/imports/[importId]";

export const importsQuery = (id: string) =>
  imports.ask("GET /api/client/[id]/workout/imports", { params: { id } });

type PreviewBody = Args<typeof Contract.previewImport>["body"];

export const fetchPreview = (id: string, body: PreviewBody) =>
  imports.tell("POST /api/client/[id]/workout/imports/preview", { params: { id }, body });

/** The newest weigh-in is the client's weight. */
const touched = (args: { params: { id: string } }) => [...training(args), ...clientAndLists(args)];

type Chunk = Pick<ImportChunk, "workouts" | "weighIns">;
type ImportToSend = Omit<ImportChunk, keyof Chunk> & {
  importId: string;
  /** How many requests it takes. */
  requests: number;
  request: (at: number) => Promise<Chunk | undefined>;
  onProgress: (saved: number) => void;
};

/** So many at once: the server checks one while the database stores the other. */
const LANES = 2;

/** A retry of a chunk saves nothing twice. */
export function useSendImport(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ importId, requests, request, answers, onProgress, ...about }: ImportToSend) => {
      const send = async (at: number) => {
        const chunk = await request(at);
        if (!chunk) return;
        const body = { ...about, ...chunk, ...(at === 0 && { answers }) };
        await imports.tell(`POST ${LINE}`, { params: { id, importId }, body });
        onProgress(chunk.workouts.length + (chunk.weighIns?.length ?? 0));
      };
      // The first says what names mean.
      await send(0);
      let next = 1;
      const lane = async () => {
        try {
          while (next < requests) await send(next++);
        } catch (error) {
          next = requests;
          throw error;
        }
      };
      // All end before a failure is told, so that what is saved by then is counted.
      const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
      for (const one of ended) if (one.status === "rejected") throw one.reason;
    },
    onSettled: () => refetch(cache, ...touched({ params: { id } })),
  });
}

export const useUndoImport = () => imports.useTell(`DELETE ${LINE}`, touched, "onSettled");
