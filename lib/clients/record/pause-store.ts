import "server-only";
import { Prisma } from "@/prisma/generated/client";

/** `isPaused` for rows of "Client". @param today YYYY-MM-DD */
export const pausedOn = (today: string) =>
  Prisma.sql`coalesce("pausedFrom" <= ${today}::date AND coalesce("pausedUntil" >= ${today}::date, true), false)`;
