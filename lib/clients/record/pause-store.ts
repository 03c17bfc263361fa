import "server-only";
import { Prisma } from "@/prisma/generated/client";

/** `isPaused` on a date, for rows of "Client". */
export const pausedOn = (date: Prisma.Sql) =>
  Prisma.sql`coalesce("pausedFrom" <= ${date} AND coalesce("pausedUntil" >= ${date}, true), false)`;
