import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BodyOutline } from "./body-outline";
import { PageLink } from "./page-link";

export function NoClients({ children }: { children?: ReactNode }) {
  return (
    <EmptyState
      drawing={<BodyOutline className="h-40 lg:h-[230px]" />}
      title="No clients yet"
      action={
        <>
          <Button asChild>
            <PageLink href="/client-onboarding">Add First Client</PageLink>
          </Button>
          {children}
        </>
      }
    />
  );
}
