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

const read = { method: "GET", access: "admin" } as const;

export const listTrainers = endpoint({
  ...read,
  path: "/api/admin/users",
  query: TrainerPage,
  reply: z.array(AdminTrainer),
});

export const countTrainers = endpoint({
  ...read,
  path: "/api/admin/users/count",
  query: TrainerFilter,
  reply: TrainerCounts,
});

export const exportTrainers = endpoint({
  ...read,
  path: "/api/admin/users/export",
  query: TrainerExport,
  reply: "file",
});

export const listClients = endpoint({
  ...read,
  path: "/api/admin/clients",
  query: ClientPage,
  reply: z.array(FoundClient),
});

export const countClients = endpoint({
  ...read,
  path: "/api/admin/clients/count",
  query: ClientFilter,
  reply: ClientCount,
});

export const exportClients = endpoint({
  ...read,
  path: "/api/admin/clients/export",
  query: ClientExport,
  reply: "file",
});

export const listTrainerClients = endpoint({
  ...read,
  path: "/api/admin/trainer/[id]/clients",
  query: SearchPage,
  reply: z.array(AdminClient),
});

export const getTransformationHistory = endpoint({
  ...read,
  path: "/api/admin/client/[id]/transformations",
  reply: TransformationHistory,
});

export const getActivity = endpoint({
  ...read,
  path: "/api/admin/activity",
  query: ActivityPeriod,
  reply: Activity,
});

export const changeRole = endpoint({
  method: "PATCH",
  path: "/api/admin/trainer/[id]",
  access: "admin",
  body: TrainerRole,
  reply: z.omit(AdminTrainer, { clientCount: true, lastSignInAt: true, suspendedAt: true }),
  refusals: ["conflict"],
});

export const endSessions = endpoint({
  method: "DELETE",
  path: "/api/admin/trainer/[id]/sessions",
  access: "admin",
  reply: SessionsEnded,
  refusals: ["conflict"],
});

export const moveClients = endpoint({
  method: "POST",
  path: "/api/admin/trainer/[id]/clients/move",
  access: "admin",
  body: Move,
  reply: Moved,
});

export const listCosts = endpoint({
  ...read,
  path: "/api/admin/costs",
  query: ActivityPeriod,
  reply: z.array(TrainerCost),
});

export const exportCosts = endpoint({
  ...read,
  path: "/api/admin/costs/export",
  query: CostExport,
  reply: "file",
});

export const getCostMonth = endpoint({
  ...read,
  path: "/api/admin/costs/month",
  query: CostMonthAsked,
  reply: CostMonth,
});
