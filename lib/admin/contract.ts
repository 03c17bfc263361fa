import * as z from "zod/mini";
import { endpoint } from "@/lib/http/contract";
import {
  Activity,
  ActivityPeriod,
  AdminClient,
  AdminTrainer,
  Move,
  Moved,
  SearchPage,
  SessionsEnded,
  TrainerCost,
  TrainerRole,
  TransformationHistory,
} from "./schema";

const read = { method: "GET", access: "admin" } as const;

export const listTrainers = endpoint({
  ...read,
  path: "/api/admin/users",
  query: SearchPage,
  reply: z.array(AdminTrainer),
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
  reply: z.omit(AdminTrainer, { clientCount: true }),
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
