import type { ReactNode } from "react";
import { getPageContext } from "@/app/page-context";
import { Prefetched } from "@/app/prefetched";
import { SignedIn } from "@/app/signed-in";
import { SessionKeeper } from "@/components/accounts/sign-in/session-keeper";
import { me } from "@/lib/accounts/sign-in/contract";
import * as auth from "@/lib/accounts/sign-in/service";
import { requireActor } from "@/lib/server/http/current-actor";
import { ask } from "@/lib/server/http/prefetch";

export default async function TrainerLayout({ children }: { children: ReactNode }) {
  await requireActor();
  const page = await getPageContext();
  return (
    <SignedIn reader={page?.reader ?? null}>
      <Prefetched questions={() => [ask(me, auth.me, {})]}>
        {children}
        <SessionKeeper />
      </Prefetched>
    </SignedIn>
  );
}
