import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "@/lib/platform/http/call";
import { useRefresh, workoutKey } from "@/lib/training/workouts/queries";
import * as contract from "./contract";
import type { ImportChunk } from "./schema";

export const importsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...workoutKey(clientId), "imports"],
    queryFn: () => call(contract.listImports, { params: { id: clientId } }),
  });

export const fetchPreview = (clientId: string, keys: string[]) =>
  call(contract.previewImport, { params: { id: clientId }, body: { keys } });

type SendOptions = { chunks: ImportChunk["workouts"][]; onProgress: (workouts: number) => void };
type ImportToSend = SendOptions & { importId: string } & Omit<ImportChunk, "workouts">;

/** A retry of a chunk saves nothing twice. */
export function useSendImport(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: async ({ importId, chunks, onProgress, ...about }: ImportToSend) => {
      const total = { imported: 0, skipped: 0 };
      for (const workouts of chunks) {
        const params = { id: clientId, importId };
        const { imported, skipped } = await call(contract.importWorkouts, {
          params,
          body: { ...about, workouts },
        });
        total.imported += imported;
        total.skipped += skipped;
        onProgress(workouts.length);
      }
      return total;
    },
    onSettled: refresh,
  });
}

export function useUndoImport(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (importId: string) => call(contract.undoImport, { params: { id: clientId, importId } }),
    onSettled: refresh,
  });
}
