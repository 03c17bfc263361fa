import type { ReactNode } from "react";
import { SignedIn } from "@/app/signed-in";
import { SessionKeeper } from "@/components/auth/session-keeper";
import { requireActor } from "@/lib/server/current-actor";

export default async function TrainerLayout({ children }: { children: ReactNode }) {
  await requireActor();
  return (
    <SignedIn>
      {children}
      <SessionKeeper />
    </SignedIn>
  );
}
