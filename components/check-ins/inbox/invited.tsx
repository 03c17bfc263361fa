"use client";

import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useDeclineIntake } from "@/lib/check-ins/inbox/intake-queries";
import type { IntakeLink } from "@/lib/check-ins/intake/schema";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { shortDate } from "@/lib/text/calendar/wording";
import { ClientRow, ClientSection } from "./client-rows";
import { copyLink, intakeAddress } from "./send-link";
import { tellFailure } from "./tell-failure";

/** Links for new clients by which nothing came yet. */
export function Invited({ links }: { links: readonly IntakeLink[] }) {
  const calendar = useCalendar();
  const closing = useDeclineIntake();
  if (links.length === 0) return null;
  const close = (id: string) =>
    closing.mutateAsync({ params: { id } }).then(() => void toast({ title: "Link closed" }), tellFailure);
  return (
    <ClientSection title="Links for new clients" hint="Nothing was sent by them yet.">
      {links.map(({ id, name, token, createdAt, expiresAt }) => {
        const shown = name || "Without a name";
        return (
          <ClientRow
            key={id}
            name={shown}
            text={`Made ${shortDate(calendar(createdAt))}, closes ${shortDate(calendar(expiresAt))}`}
            action={
              <div className="flex gap-2">
                {token && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Copy the link: ${shown}`}
                    onClick={() => void copyLink(intakeAddress(token))}
                  >
                    Copy
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Close the link: ${shown}`}
                  onClick={() => void close(id)}
                >
                  Close
                </Button>
              </div>
            }
          />
        );
      })}
    </ClientSection>
  );
}
