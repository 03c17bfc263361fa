import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { AUDIT_KEY } from "@/lib/admin/audit/queries";
import { TRAINER_KEY, TRAINERS_KEY } from "@/lib/admin/console/queries";
import { call } from "@/lib/platform/http/call";
import * as contract from "./contract";
import type { Invitation } from "./schema";

export const sessionsQuery = (trainerId: string) =>
  queryOptions({
    queryKey: [...TRAINER_KEY, trainerId, "sessions"],
    queryFn: () => call(contract.listSessions, { params: { id: trainerId } }),
  });

function useInvalidateTrainers() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [TRAINERS_KEY, TRAINER_KEY, AUDIT_KEY].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
}

export function useSuspension() {
  const onSuccess = useInvalidateTrainers();
  return useMutation({
    mutationFn: ({ id, isSuspended }: { id: string; isSuspended: boolean }) =>
      call(isSuspended ? contract.suspend : contract.lift, { params: { id } }),
    onSuccess,
  });
}

export function useSendReset() {
  const onSuccess = useInvalidateTrainers();
  return useMutation({
    mutationFn: (id: string) => call(contract.sendReset, { params: { id } }),
    onSuccess,
  });
}

export function useInvite() {
  const onSuccess = useInvalidateTrainers();
  return useMutation({ mutationFn: (body: Invitation) => call(contract.invite, { body }), onSuccess });
}

export function useEndSession(trainerId: string) {
  const onSuccess = useInvalidateTrainers();
  return useMutation({
    mutationFn: (sessionId: string) => call(contract.endSession, { params: { id: trainerId, sessionId } }),
    onSuccess,
  });
}
