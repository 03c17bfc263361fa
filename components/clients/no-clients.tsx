import type { ReactNode } from "react";
import { BodyOutline } from "@/components/layout/body-outline";
import { PageLink } from "@/components/layout/page-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { noClientsTexts } from "./on-demand/texts";

/** What every list of clients shows before the first one, with another way in below. */
export function NoClients({ children }: { children?: ReactNode }) {
  return (
    <EmptyState
      drawing={<BodyOutline className="h-40 lg:h-[230px]" />}
      title={noClientsTexts.title}
      action={
        <>
          <Button asChild>
            <PageLink href="/client-onboarding">{noClientsTexts.add}</PageLink>
          </Button>
          {children}
        </>
      }
    />
  );
}
