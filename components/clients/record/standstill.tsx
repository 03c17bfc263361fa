import { PageLink } from "@/components/platform/frame/page-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { standstillOf } from "@/lib/body/forecast/standstill";
import type { Client } from "@/lib/clients/record/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { clientAddress } from "@/lib/text/addresses";
import { dayHere } from "@/lib/text/calendar/local-date";

type Standing = Pick<Client, "name" | "birthDate" | "pauseReason" | "pausedFrom" | "pausedUntil">;

/** Why the client gets no goal, no forecast and no images now; null for all others. */
export const useStandstill = (client: Standing): string | null => standstillOf(client, dayHere(useNow()));

type StandstillNoticeProps = { client: Standing & Pick<Client, "id">; className?: string };

/** Stands where the forecast or the images would. */
export function StandstillNotice({ client, className }: StandstillNoticeProps) {
  const reason = useStandstill(client);
  if (reason === null) return null;
  return (
    <Alert variant="info" title={reason} {...(className && { className })}>
      <p>Weigh-ins, workouts and photos go on.</p>
      <Button asChild size="sm" variant="outline" className="mt-3">
        <PageLink href={clientAddress(client.id, "form")}>Edit client</PageLink>
      </Button>
    </Alert>
  );
}
