"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { addressQuery, useMakeAddress, useRevokeAddress } from "@/lib/check-ins/scale/queries";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { fullDate } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { copyLink, sendLink } from "./send-link";
import { tellFailure } from "./tell-failure";

/** Weigh-ins from elsewhere; loaded when it is opened. */
export function AddressField({ client }: { client: { id: string; name: string } }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...addressQuery(client.id), enabled: isOpen });
  const making = useMakeAddress();
  const revoking = useRevokeAddress();
  const calendar = useCalendar();
  const args = { params: { id: client.id } };
  const address = data?.address ?? null;
  const page = address?.token ? `${location.origin}/weigh-in#${address.token}` : null;
  const make = () => making.mutateAsync(args).then(() => {}, tellFailure);
  const revoke = () =>
    revoking.mutateAsync(args).then(() => void toast({ title: "Address closed" }), tellFailure);
  return (
    <details
      className="group border-t pt-2"
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-strong">
        Weigh-ins from a scale or phone
        <ChevronDown aria-hidden className="size-5 text-muted-foreground group-open:rotate-180" />
      </summary>
      {data && (
        <div className="grid gap-3 py-2">
          <p className="text-muted-foreground text-sm">
            {`What is sent to the address becomes a weigh-in of ${firstName(client.name)} at once.`}
            {address &&
              ` Last used: ${address.lastUsedAt ? fullDate(calendar(address.lastUsedAt)) : "never"}.`}
          </p>
          {page && (
            <>
              <Field label="Page with the address and how to use it">
                <Input readOnly value={page} onFocus={(event) => event.target.select()} />
              </Field>
              <div className="grid grid-cols-2 gap-2.5">
                <Button onClick={() => void sendLink(page, "For weigh-ins from your scale or phone:")}>
                  Send
                </Button>
                <Button variant="secondary" onClick={() => void copyLink(page)}>
                  Copy
                </Button>
              </div>
            </>
          )}
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="outline" pending={making.isPending} onClick={() => void make()}>
              {address ? "New address" : "Make the address"}
            </Button>
            {address && (
              <Button variant="outline" pending={revoking.isPending} onClick={() => void revoke()}>
                Close the address
              </Button>
            )}
          </div>
        </div>
      )}
    </details>
  );
}
