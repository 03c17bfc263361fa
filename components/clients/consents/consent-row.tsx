import { Badge, type BadgeKind } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Consent } from "@/lib/clients/consents/schema";
import { CONSENT_LABELS, consentFact } from "@/lib/clients/consents/wording";
import { consentRowTexts } from "./texts";

const BADGES: Record<Consent["state"], BadgeKind> = {
  given: "complete",
  withdrawn: "neutral",
  unasked: "neutral",
};

type ConsentRowProps = {
  consent: Consent;
  /** The client's first name. */
  name: string;
  isGiving: boolean;
  onGive: () => void;
  onWithdraw: () => void;
};

export function ConsentRow({ consent, name, isGiving, onGive, onWithdraw }: ConsentRowProps) {
  const title = CONSENT_LABELS[consent.kind];
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-b py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-strong text-sm">
          {title}
          <Badge kind={BADGES[consent.state]}>{consentRowTexts.states[consent.state]}</Badge>
        </p>
        <p className="mt-0.5 break-words text-muted-foreground text-xs">{consentFact(consent, name)}</p>
      </div>
      {consent.state === "given" ? (
        <Button
          variant="outline"
          size="sm"
          className="text-destructive"
          aria-label={consentRowTexts.withdrawName(title)}
          onClick={onWithdraw}
        >
          {consentRowTexts.withdraw}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={isGiving}
          aria-label={consentRowTexts.recordName(title)}
          onClick={onGive}
        >
          {consentRowTexts.record}
        </Button>
      )}
    </li>
  );
}
