import type { ReactNode } from "react";
import { SessionKeeper } from "@/components/auth/session-keeper";
import { requireActor } from "@/lib/server/current-actor";

export default async function TrainerLayout({ children }: { children: ReactNode }) {
  await requireActor();
  return (
    <>
      {children}
      <SessionKeeper />
    </>
  );
}
