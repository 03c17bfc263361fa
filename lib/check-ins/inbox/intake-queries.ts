import type * as Contract from "@/lib/check-ins/intake/contract";
import { CLIENTS_KEY } from "@/lib/clients/record/queries";
import { api } from "@/lib/platform/http/api";
import { INBOX_KEY } from "./queries";

const intakes = api<typeof Contract>();

export const useMakeIntakeLink = () => intakes.useTell("POST /api/intakes", () => [INBOX_KEY], "onSettled");

export const useAcceptIntake = () =>
  intakes.useTell("POST /api/intakes/[id]/accept", () => [INBOX_KEY, CLIENTS_KEY], "onSettled");

/** The count of the list changes too. */
export const useDeclineIntake = () =>
  intakes.useTell("DELETE /api/intakes/[id]", () => [INBOX_KEY, CLIENTS_KEY], "onSettled");
