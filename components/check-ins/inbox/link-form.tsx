"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { SwitchRow } from "@/components/ui/switch-row";
import { type CheckInLink, EVERY_WEEKS, type LinkSettings } from "@/lib/check-ins/inbox/schema";
import { CHECK_IN_QUESTIONS } from "@/lib/check-ins/page/schema";
import type { Client } from "@/lib/clients/record/schema";
import { DAYS_PER_WEEK, weekdayOf } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { ImageDaysFields } from "./image-days";
import { linkTexts } from "./texts";
import { useLink } from "./use-link";

const WEEKS = EVERY_WEEKS.map((weeks) => ({ value: String(weeks), label: linkTexts.weeks[weeks] }));
const WEEKDAYS = Array.from({ length: DAYS_PER_WEEK }, (_, index) => ({
  value: String(index + 1),
  label: shortWeekday(index + 1),
}));
const CODE_COUNT = 10_000;

const newSettings = (): LinkSettings => ({
  questions: ["sleep", "adherence", "note"],
  everyWeeks: 1,
  weekday: weekdayOf(dayHere(new Date())),
  releasedOn: null,
  imageDays: [],
  code: newCode(),
});

/** The transformations say how many images can be shown. */
export type LinkedClient = Pick<Client, "id" | "name" | "transformations">;

/** A random code of four digits. */
function newCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % CODE_COUNT).padStart(4, "0");
}

type LinkFormProps = { client: LinkedClient; link: CheckInLink | null };

/** The settings of a link: when the client is asked, what, and what they see. */
export function LinkForm({ client, link }: LinkFormProps) {
  const [settings, setSettings] = useState<LinkSettings>(() => (link ? settingsOf(link) : newSettings()));
  const [hasAgreed, setAgreed] = useState(false);
  const { make, change, close, reopen, isSaving } = useLink(client.id);
  const { questions, everyWeeks, weekday, releasedOn, imageDays, code } = settings;
  const steps = client.transformations[0]?.steps ?? 0;
  const set = (changes: Partial<LinkSettings>) => setSettings({ ...settings, ...changes });
  const isLive = link?.state === "open";
  return (
    <div className="grid gap-4.5">
      <Field label={linkTexts.every} control="group">
        <Segmented
          options={WEEKS}
          value={String(everyWeeks)}
          onValueChange={(weeks) => set({ everyWeeks: Number(weeks) as LinkSettings["everyWeeks"] })}
        />
      </Field>
      <Field label={linkTexts.weekday} control="group">
        <Chips
          options={WEEKDAYS}
          value={String(weekday)}
          onValueChange={(day) => set({ weekday: Number(day) })}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 font-label text-label">{linkTexts.questions}</legend>
        {CHECK_IN_QUESTIONS.map((question) => (
          <label key={question} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={questions.includes(question)}
              onChange={({ target }) =>
                set({
                  questions: CHECK_IN_QUESTIONS.filter((one) =>
                    one === question ? target.checked : questions.includes(one),
                  ),
                })
              }
              className="size-5 shrink-0 accent-primary"
            />
            {linkTexts.question[question]}
          </label>
        ))}
      </fieldset>
      <div className="border-y">
        <SwitchRow
          label={linkTexts.released}
          hint={releasedOn === null ? linkTexts.notReleasedHint : linkTexts.releasedHint}
          checked={releasedOn !== null}
          onCheckedChange={(isOn) => set({ releasedOn: isOn ? dayHere(new Date()) : null })}
        />
        {releasedOn !== null && (
          <Field label={linkTexts.releasedOn} className="mb-3">
            <Input
              type="date"
              value={releasedOn}
              required
              onChange={({ target }) => target.value && set({ releasedOn: target.value })}
            />
          </Field>
        )}
        {releasedOn !== null && steps > 0 && (
          <ImageDaysFields
            {...{ steps, releasedOn, days: imageDays }}
            onDaysChange={(days) => set({ imageDays: days })}
          />
        )}
        <div className="border-t">
          <SwitchRow
            label={linkTexts.code}
            hint={code === null ? linkTexts.noCodeHint : linkTexts.codeHint(code)}
            checked={code !== null}
            onCheckedChange={(isOn) => set({ code: isOn ? newCode() : null })}
          />
        </div>
      </div>
      {isLive ? (
        <div className="grid gap-2.5">
          <Button pending={isSaving} onClick={() => change(settings)}>
            {linkTexts.save}
          </Button>
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="outline" disabled={isSaving} onClick={() => make(settings, linkTexts.renewed)}>
              {linkTexts.renew}
            </Button>
            <Button variant="outline" disabled={isSaving} onClick={close}>
              {linkTexts.close}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-2.5">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={hasAgreed}
              onChange={({ target }) => setAgreed(target.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            {linkTexts.consent(firstName(client.name))}
          </label>
          <Button disabled={!hasAgreed} pending={isSaving} onClick={() => make(settings, linkTexts.made)}>
            {linkTexts.make}
          </Button>
          {(link?.state === "revoked" || link?.state === "expired") && (
            <Button variant="outline" disabled={isSaving} onClick={reopen}>
              {linkTexts.reopen}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const settingsOf = ({
  questions,
  everyWeeks,
  weekday,
  releasedOn,
  imageDays,
  code,
}: CheckInLink): LinkSettings => ({
  questions,
  everyWeeks,
  weekday,
  releasedOn,
  imageDays,
  code,
});
