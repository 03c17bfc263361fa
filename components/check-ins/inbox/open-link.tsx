"use client";

import { Copy, Share } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { CheckInLink } from "@/lib/check-ins/inbox/schema";
import type { Client } from "@/lib/clients/record/schema";
import { fullDate } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { checkInAddress, copyLink, sendLink } from "./send-link";
import { linkTexts, overdueTexts } from "./texts";

export function OpenLink({ client, link }: { client: Pick<Client, "name">; link: CheckInLink }) {
  const name = firstName(client.name);
  if (link.token === null) return <p className="text-sm">{linkTexts.unknown(name)}</p>;
  const url = checkInAddress(link.token);
  const agreement = link.consentedAt
    ? linkTexts.agreed(fullDate(new Date(link.consentedAt)))
    : linkTexts.notAgreed;
  return (
    <div>
      <Field
        label={linkTexts.address(name)}
        help={`${agreement} ${linkTexts.idle(fullDate(new Date(link.idleExpiresAt)))}`}
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button onClick={() => sendLink(url, overdueTexts.message(name))}>
          <Share aria-hidden />
          {linkTexts.send}
        </Button>
        <Button variant="secondary" onClick={() => copyLink(url)}>
          <Copy aria-hidden />
          {linkTexts.copy}
        </Button>
      </div>
    </div>
  );
}
