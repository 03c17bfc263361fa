"use client";

import { Copy, Mail, Share } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { useMakeIntakeLink } from "@/lib/check-ins/inbox/intake-queries";
import type { IntakeLink } from "@/lib/check-ins/intake/schema";
import { fullDate } from "@/lib/text/calendar/wording";
import { zoneHere } from "@/lib/text/calendar/zone-name";
import { firstName } from "@/lib/text/names";
import { copyLink, intakeAddress, sendLink } from "./send-link";
import { tellFailure } from "./tell-failure";

type IntakeLinkSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Each opening makes another link: one is for one person. */
export function IntakeLinkSheet({ isOpen, onOpenChange }: IntakeLinkSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title="Add client by link" about="For one person" />
        <LinkMaker />
      </SheetContent>
    </Sheet>
  );
}

function LinkMaker() {
  const [name, setName] = useState("");
  const [link, setLink] = useState<IntakeLink | null>(null);
  const making = useMakeIntakeLink();
  if (link?.token) return <MadeLink name={link.name} token={link.token} expiresAt={link.expiresAt} />;
  const make = () =>
    making.mutateAsync({ body: { name: name.trim(), timeZone: zoneHere() } }).then(setLink, tellFailure);
  return (
    <form action={() => void make()} className="mt-3 grid gap-4.5">
      <p className="text-muted-foreground text-sm">
        They fill in body, health, limits, goal and photos on their own phone, without an app or an account.
        You read it in the inbox and accept it there.
      </p>
      <Field label="Name" help="Optional: the page greets them by it.">
        <Input
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          maxLength={120}
          enterKeyHint="done"
        />
      </Field>
      <Button type="submit" block pending={making.isPending}>
        Make the link
      </Button>
    </form>
  );
}

function MadeLink({ name, token, expiresAt }: { name: string; token: string; expiresAt: string }) {
  const url = intakeAddress(token);
  const greeting = `Hi${name ? ` ${firstName(name)}` : ""}, please fill this in before we start:`;
  const mail = `mailto:?subject=${encodeURIComponent("Before we start")}&body=${encodeURIComponent(`${greeting}\n\n${url}`)}`;
  return (
    <div className="mt-3">
      <Field
        label={name ? `Link for ${name}` : "The link"}
        help={`Only for them: whoever has it can send a form in their name. Closes on ${fullDate(new Date(expiresAt))} if nothing is sent before.`}
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 grid grid-cols-3 gap-2.5 max-[359px]:grid-cols-1">
        <Button className="px-2" onClick={() => void sendLink(url, greeting)}>
          <Share aria-hidden />
          Send
        </Button>
        <Button variant="secondary" className="px-2" onClick={() => void copyLink(url)}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button asChild variant="secondary" className="px-2">
          <a href={mail}>
            <Mail aria-hidden />
            Mail
          </a>
        </Button>
      </div>
    </div>
  );
}
