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

/** A retry of a chunk saves nothing twice. */
export function useSendImport(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ importId, requests, request, answers, onProgress, ...about }: ImportToSend) => {
      for (let at = 0; at < requests; at++) {
        const chunk = await request(at);
        if (!chunk) break;
        const body = { ...about, ...chunk, ...(at === 0 && { answers }) };
        await imports.tell(`POST ${LINE}`, { params: { id, importId }, body });
        onProgress(chunk.workouts.length + (chunk.weighIns?.length ?? 0));
      }
    },
    onSettled: () => refetch(cache, ...touched({ params: { id } })),
  });
}

export const useUndoImport = () => imports.useTell(`DELETE ${LINE}`, touched, "onSettled");
