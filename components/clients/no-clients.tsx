import Link from "next/link";
import { BodyOutline } from "@/components/layout/body-outline";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { noClientsTexts } from "./texts";

/** What every list of clients shows before the first one. */
export function NoClients() {
  return (
    <EmptyState
      drawing={<BodyOutline />}
      title={noClientsTexts.title}
      action={
        <Button asChild>
          <Link href="/client-onboarding">{noClientsTexts.add}</Link>
        </Button>
      }
    />
  );
}
