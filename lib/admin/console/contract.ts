import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { CostMonth, CostMonthAsked } from "./cost-schema";
import {
  Activity,
  ActivityPeriod,
  AdminClient,
  AdminTrainer,
  ClientCount,
  ClientExport,
  ClientFilter,
  ClientPage,
  CostExport,
  FoundClient,
  Move,
  Moved,
  SearchPage,
  SessionsEnded,
  TrainerCost,
  TrainerCounts,
  TrainerExport,
  TrainerFilter,
  TrainerPage,
  TrainerRole,
  TransformationHistory,
} from "./schema";

export const listTrainers = endpoint("GET /api/admin/users", "admin", {
  query: TrainerPage,
  reply: z.array(AdminTrainer),
});

export const countTrainers = endpoint("GET /api/admin/users/count", "admin", {
  query: TrainerFilter,
  reply: TrainerCounts,
});

export const exportTrainers = endpoint("GET /api/admin/users/export", "admin", {
  query: TrainerExport,
  reply: "file",
});

export const listClients = endpoint("GET /api/admin/clients", "admin", {
  query: ClientPage,
  reply: z.array(FoundClient),
});

export const countClients = endpoint("GET /api/admin/clients/count", "admin", {
  query: ClientFilter,
  reply: ClientCount,
});

export const exportClients = endpoint("GET /api/admin/clients/export", "admin", {
  query: ClientExport,
  reply: "file",
});

export const listTrainerClients = endpoint("GET /api/admin/trainer/[id]/clients", "admin", {
  query: SearchPage,
  reply: z.array(AdminClient),
});

export const getTransformationHistory = endpoint("GET /api/admin/client/[id]/transformations", "admin", {
  reply: TransformationHistory,
});

export const getActivity = endpoint("GET /api/admin/activity", "admin", {
  query: ActivityPeriod,
  reply: Activity,
});

export const changeRole = endpoint("PATCH /api/admin/trainer/[id]", "admin", {
  body: TrainerRole,
  reply: z.omit(AdminTrainer, { clientCount: true, lastSignInAt: true, suspendedAt: true }),
  refusals: ["conflict"],
});

export const endSessions = endpoint("DELETE /api/admin/trainer/[id]/sessions", "admin", {
  reply: SessionsEnded,
  refusals: ["conflict"],
});

export const moveClients = endpoint("POST /api/admin/trainer/[id]/clients/move", "admin", {
  body: Move,
  reply: Moved,
});

export const listCosts = endpoint("GET /api/admin/costs", "admin", {
  query: ActivityPeriod,
  reply: z.array(TrainerCost),
});

export const exportCosts = endpoint("GET /api/admin/costs/export", "admin", {
  query: CostExport,
  reply: "file",
});

export const getCostMonth = endpoint("GET /api/admin/costs/month", "admin", {
  query: CostMonthAsked,
  reply: CostMonth,
});
