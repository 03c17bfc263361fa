import type { ReactNode } from "react";
import { getPageContext } from "@/app/page-context";
import { Prefetched } from "@/app/prefetched";
import { SignedIn } from "@/app/signed-in";
import { SessionKeeper } from "@/components/auth/session-keeper";
import { me } from "@/lib/auth/contract";
import { ME_KEY } from "@/lib/auth/queries";
import * as auth from "@/lib/auth/service";
import { requireActor } from "@/lib/server/current-actor";
import { ask } from "@/lib/server/prefetch";

export default async function TrainerLayout({ children }: { children: ReactNode }) {
  await requireActor();
  const page = await getPageContext();
  return (
    <SignedIn reader={page?.reader ?? null}>
      <Prefetched questions={() => [ask(ME_KEY, me, auth.me, { params: {} })]}>
        {children}
        <SessionKeeper />
      </Prefetched>
    </SignedIn>
  );
}
