"use client";

import { Download } from "lucide-react";
import { useState, useTransition } from "react";
import { BrandContact } from "@/components/accounts/brand/brand-contact";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import type { Brand } from "@/lib/accounts/brand/schema";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { Units } from "@/lib/body/units";
import { chooseUnits, closeHere, forgetPage, withdrawConsent } from "@/lib/check-ins/page/queries";
import type { CheckInPage, OpenCheckIn } from "@/lib/check-ins/page/schema";
import { moreWords } from "@/lib/check-ins/words/en";
import { myDataWords, unitsWords } from "@/lib/check-ins/words/en-sheets";
import { removePictures } from "@/lib/platform/browser/database";
import { removeDraftsOf } from "@/lib/platform/browser/form-drafts";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { fullDay } from "@/lib/text/calendar/wording";
import { RemindersPart } from "./reminders-part";
import { forgetWaiting } from "./waiting";

export function MyDataSheet({ open, onOpenChange, token, page, trainer, onPage, onClosed }: MoreSheetProps) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { version, givenAt, photos } = page.consent;
  const withdraw = async () => {
    setPending(true);
    try {
      await withdrawConsent(token);
      await Promise.all([forgetPageAndDrafts(token), forgetWaiting(token)]);
      onClosed();
    } catch {
      setFailed(true);
      setPending(false);
    }
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={moreWords.data} about={myDataWords.about} />
        <p className="mt-4 text-sm">
          {myDataWords.consent(version, fullDay(givenAt))}{" "}
          {photos ? myDataWords.photos : myDataWords.noPhotos}
        </p>
        <Button asChild variant="outline" block className="mt-5">
          <a href={`/api/check-in/${token}/export`} download>
            <Download aria-hidden />
            {myDataWords.copy}
          </a>
        </Button>
        <p className="mt-1.5 text-muted-foreground text-xs">{myDataWords.copyHint}</p>
        <UnitsPart token={token} units={page.units} onPage={onPage} />
        <RemindersPart token={token} reminders={page.reminders} onPage={onPage} />
        {hasContact(page.brand) && (
          <>
            <h3 className="mt-6 border-t pt-5 font-strong">{myDataWords.contact(trainer)}</h3>
            <BrandContact brand={page.brand} />
          </>
        )}
        {page.hasCode && <CloseHere token={token} onPage={onPage} />}
        <h3 className="mt-6 border-t pt-5 font-strong">{myDataWords.withdraw}</h3>
        <p className="mt-1 text-muted-foreground text-sm">{myDataWords.withdrawHint(trainer)}</p>
        <div aria-live="polite" className="mt-3 grid gap-2">
          {isAsking ? (
            <>
              <Button variant="destructive" block pending={isPending} onClick={withdraw}>
                {myDataWords.sure}
              </Button>
              <Button variant="secondary" block onClick={() => setAsking(false)}>
                {myDataWords.keep}
              </Button>
            </>
          ) : (
            <Button variant="secondary" block onClick={() => setAsking(true)}>
              {myDataWords.withdraw}
            </Button>
          )}
          {hasFailed && (
            <p role="alert" className="text-destructive text-sm">
              {myDataWords.failed}
            </p>
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

function CloseHere({ token, onPage }: Pick<MoreSheetProps, "token" | "onPage">) {
  const [hasFailed, setFailed] = useState(false);
  const [isPending, startTransition] = useTransition();
  const close = () =>
    startTransition(async () => {
      setFailed(false);
      try {
        const locked = await closeHere(token);
        await forgetPageAndDrafts(token);
        onPage(locked);
      } catch {
        setFailed(true);
      }
    });
  return (
    <>
      <h3 className="mt-6 border-t pt-5 font-strong">{myDataWords.closeHere}</h3>
      <p className="mt-1 text-muted-foreground text-sm">{myDataWords.closeHereHint}</p>
      <Button variant="secondary" block className="mt-3" pending={isPending} onClick={close}>
        {myDataWords.closeHere}
      </Button>
      {hasFailed && <Alert className="mt-2">{myDataWords.failed}</Alert>}
    </>
  );
}

const hasContact = (brand: Brand | null): brand is Brand =>
  Boolean(brand?.phone || brand?.web || brand?.email);

/** Removes everything of the link from this device, except what waits to be sent. */
async function forgetPageAndDrafts(token: string): Promise<void> {
  const owner = linkOwner(token);
  removeDraftsOf(owner);
  await Promise.all([forgetPage(token), removePictures(owner)]);
}

export type MoreSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  token: string;
  page: OpenCheckIn;
  units: UnitSystem;
  trainer: string;
  onPage: (page: CheckInPage) => void;
  onClosed: () => void;
};

type UnitsPartProps = { token: string; units: Units; onPage: (page: CheckInPage) => void };

const CHOICES = [
  { value: "imperial", label: unitsWords.imperial },
  { value: "metric", label: unitsWords.metric },
] as const;

/** The client's units, independent of the trainer's. */
function UnitsPart({ token, units, onPage }: UnitsPartProps) {
  const [hasFailed, setFailed] = useState(false);
  const choose = (chosen: Units) => {
    setFailed(false);
    chooseUnits(token, chosen).then(onPage, () => setFailed(true));
  };
  return (
    <div className="mt-6 border-t pt-5">
      <Field label={unitsWords.title} control="group" {...(hasFailed && { error: unitsWords.failed })}>
        <Segmented options={CHOICES} value={units} onValueChange={choose} />
      </Field>
    </div>
  );
}
