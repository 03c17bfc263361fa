import "server-only";
import { sumByDay } from "@/lib/images/spending/store";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";

export function clientsOf(db: Db, trainerId: string) {
  return db.client.findMany({
    where: { trainerId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
}

export async function ownRows(db: Db, trainerId: string) {
  const [sessions, spending, uploads, templates, rememberedNames, intakes] = await Promise.all([
    db.session.findMany({
      where: { trainerId },
      orderBy: { createdAt: "asc" },
      select: {
        createdAt: true,
        lastSeenAt: true,
        pushSubscriptions: { select: { endpoint: true }, take: 1 },
      },
    }),
    sumByDay(db, trainerId),
    db.photo.findMany({
      where: {
        ...{ trainerId, clientId: null, linkId: null, asLogo: null },
        // What came by an intake and was not sent is not the trainer's to see.
        OR: [{ intakeId: null }, { frontOfIntake: { isNot: null } }, { backOfIntake: { isNot: null } }],
      },
      orderBy: [{ takenAt: "asc" }, { id: "asc" }],
      select: { id: true, takenAt: true, blobKey: true },
    }),
    db.programmeTemplate.findMany({
      where: { trainerId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { name: true, weeks: true },
    }),
    db.rememberedName.findMany({ where: { trainerId }, orderBy: { nameKey: "asc" } }),
    db.intake.findMany({
      where: { trainerId, answers: { not: Prisma.DbNull } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { answers: true, sentAt: true, frontPhotoId: true, backPhotoId: true },
    }),
  ]);
  return { sessions, spending, uploads, templates, rememberedNames, intakes };
}
