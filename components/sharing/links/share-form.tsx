"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { toastFailure } from "@/components/ui/toast-store";
import type { Client } from "@/lib/clients/record/schema";
import type { Side } from "@/lib/images/orders/schema";
import { ApiError } from "@/lib/platform/http/api-error";
import { useCreateShare } from "@/lib/sharing/links/queries";
import { dayAfter } from "@/lib/sharing/links/reveal-day";
import { type MadeShare, type NewShare, OPEN_DAYS } from "@/lib/sharing/links/schema";
import { firstName } from "@/lib/text/names";
import { FaceChoice, useFaceCover } from "./face-choice";
import { ImageChoice } from "./image-choice";

type ShareFormProps = {
  client: Client;
  onMade: (share: MadeShare) => void;
  onCancel: (() => void) | undefined;
};

const REVEALS = [
  { value: "now", label: "At once" },
  { value: "later", label: "On a day" },
] as const;
const DURATIONS = OPEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));
const EIGHT_WEEKS = 56;
const A_YEAR = 365;

/** A link needs the client's consent. */
export function ShareForm({ client, onMade, onCancel }: ShareFormProps) {
  const [today] = useState(() => new Date());
  const [imageIds, setImageIds] = useState(() => client.transformations.map(({ id }) => id));
  const [includeForecast, setForecast] = useState(true);
  const [faceCover, setFaceCover] = useFaceCover();
  const [reveal, setReveal] = useState<(typeof REVEALS)[number]["value"]>("now");
  const [revealOn, setRevealOn] = useState(() => dayAfter(today, EIGHT_WEEKS));
  const [days, setDays] = useState("30");
  const [consent, setConsent] = useState(false);
  const create = useCreateShare();
  const name = firstName(client.name);
  const shows = (side: Side) =>
    client.transformations.some((image) => image.side === side && imageIds.includes(image.id));
  const missing = missingOf({
    hasImage: imageIds.length > 0,
    hasDay: reveal === "now" || revealOn !== "",
    consent,
  });

  const submit = () => {
    const day = reveal === "later" ? revealOn : null;
    const body: NewShare = {
      imageIds,
      includeForecast,
      faceCover,
      openDays: Number(days) as NewShare["openDays"],
      revealOn: day,
      timezoneOffset: (day ? new Date(`${day}T00:00`) : today).getTimezoneOffset(),
      consent: true,
    };
    create.mutate(
      { params: { id: client.id }, body },
      {
        onSuccess: onMade,
        onError: (error) => toastFailure("Error", messageOf(error)),
      },
    );
  };
  return (
    <div className="grid gap-4.5">
      <ImageChoice images={client.transformations} chosen={imageIds} onChange={setImageIds} />
      <FaceChoice
        cover={faceCover}
        onChange={setFaceCover}
        photos={{
          front: shows("front") ? (client.drawnFrom.front?.photoUrl ?? null) : null,
          back: shows("back") ? (client.drawnFrom.back?.photoUrl ?? null) : null,
        }}
      />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span>
          <span className="block font-label text-label">Figures and forecast</span>
          <span className="block text-muted-foreground text-xs">
            With its likely range, as it stands today
          </span>
        </span>
        <Switch checked={includeForecast} onCheckedChange={setForecast} aria-label="Figures and forecast" />
      </div>
      <Field
        label="Opens"
        control="group"
        help={
          reveal === "later"
            ? "Until then the link shows a locked card, without images or figures."
            : "In a trial with 145 people, those who saw their image after 8 weeks did better than those who saw it at once."
        }
      >
        <Segmented options={REVEALS} value={reveal} onValueChange={setReveal} />
      </Field>
      {reveal === "later" && (
        <Field label="Day of reveal">
          <Input
            type="date"
            value={revealOn}
            min={dayAfter(today, 1)}
            max={dayAfter(today, A_YEAR)}
            onChange={(event) => setRevealOn(event.target.value)}
          />
        </Field>
      )}
      <Field label="Stays open for" control="group">
        <Chips options={DURATIONS} value={days} onValueChange={setDays} />
      </Field>
      {/* The whole label is the touch target, wider than the box. */}
      <label className="-mx-3 flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm">
        <input
          type="checkbox"
          checked={consent}
          onChange={(event) => setConsent(event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        {includeForecast
          ? `${name} agrees that anyone with the link can see these images and figures.`
          : `${name} agrees that anyone with the link can see these images.`}
      </label>
      <div>
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button pending={create.isPending} disabled={missing !== null} onClick={submit}>
            Make link
          </Button>
        </div>
        {missing && <p className="mt-2 text-center text-muted-foreground text-xs">{missing}</p>}
      </div>
    </div>
  );
}

function missingOf({ hasImage, hasDay, consent }: { hasImage: boolean; hasDay: boolean; consent: boolean }) {
  if (!hasImage) return "Choose at least one image.";
  if (!hasDay) return "Choose the day of reveal.";
  return consent ? null : "Ask the client first, then tick the box.";
}

const messageOf = (error: Error): string =>
  error instanceof ApiError
    ? (error.json.errors?.[0]?.message ?? error.json.message ?? error.message)
    : "The server could not be reached.";
