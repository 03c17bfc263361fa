import Link from "next/link";
import { BodyOutline } from "@/components/layout/body-outline";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** What every list of clients shows before the first one. */
export function NoClients() {
  return (
    <EmptyState
      drawing={<BodyOutline />}
      title="No clients yet"
      action={
        <Button asChild>
          <Link href="/client-onboarding">Add First Client</Link>
        </Button>
      }
    />
  );
}
