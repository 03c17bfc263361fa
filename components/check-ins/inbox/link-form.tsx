"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { SwitchRow } from "@/components/ui/switch";
import { type CheckInLink, EVERY_WEEKS, type LinkSettings } from "@/lib/check-ins/inbox/schema";
import { CHECK_IN_QUESTIONS } from "@/lib/check-ins/page/schema";
import type { Client } from "@/lib/clients/record/schema";
import { DAYS_PER_WEEK, weekdayOf } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { ImageDaysFields } from "./image-days";
import { OwnQuestionsField } from "./own-questions-field";
import { useLink } from "./use-link";

const QUESTION_NAMES = {
  sleep: "Sleep",
  hunger: "Hunger",
  stress: "Stress",
  adherence: "Diet",
  note: "Note",
};
const WEEK_NAMES = { 1: "Every week", 2: "Every 2 weeks", 4: "Every 4 weeks" };
const WEEKS = EVERY_WEEKS.map((weeks) => ({ value: String(weeks), label: WEEK_NAMES[weeks] }));
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
      <Field label="How often" control="group">
        <Segmented
          options={WEEKS}
          value={String(everyWeeks)}
          onValueChange={(weeks) => set({ everyWeeks: Number(weeks) as LinkSettings["everyWeeks"] })}
        />
      </Field>
      <Field label="Day" control="group">
        <Chips
          options={WEEKDAYS}
          value={String(weekday)}
          onValueChange={(day) => set({ weekday: Number(day) })}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 font-label text-label">Questions</legend>
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
            {QUESTION_NAMES[question]}
          </label>
        ))}
      </fieldset>
      <OwnQuestionsField
        client={client}
        leftOut={settings.leftOut ?? []}
        onChange={(leftOut) => set({ leftOut })}
      />
      <div className="border-y">
        <SwitchRow
          label="Show images and forecast"
          hint={
            releasedOn === null
              ? "The client sees their own photos and weights only."
              : "From this day on, the client sees the forecast image, the goal date and the next milestone."
          }
          checked={releasedOn !== null}
          onCheckedChange={(isOn) => set({ releasedOn: isOn ? dayHere(new Date()) : null })}
        />
        {releasedOn !== null && (
          <Field label="From" className="mb-3">
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
            label="Ask for a code first"
            hint={
              code === null
                ? "Anyone with the link can open it."
                : `Tell them ${code} in person. Without it the link shows nothing.`
            }
            checked={code !== null}
            onCheckedChange={(isOn) => set({ code: isOn ? newCode() : null })}
          />
        </div>
      </div>
      {isLive ? (
        <div className="grid gap-2.5">
          <Button pending={isSaving} onClick={() => change(settings)}>
            Save
          </Button>
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="outline" disabled={isSaving} onClick={() => make(settings)}>
              New address
            </Button>
            <Button variant="outline" disabled={isSaving} onClick={close}>
              Close the link
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
            {firstName(client.name)} agrees to get this link.
          </label>
          <Button disabled={!hasAgreed} pending={isSaving} onClick={() => make(settings)}>
            Make the link
          </Button>
          {(link?.state === "revoked" || link?.state === "expired") && (
            <Button variant="outline" disabled={isSaving} onClick={reopen}>
              Open it again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const settingsOf = ({
  questions,
  leftOut,
  everyWeeks,
  weekday,
  releasedOn,
  imageDays,
  code,
}: CheckInLink): LinkSettings => ({
  questions,
  leftOut,
  everyWeeks,
  weekday,
  releasedOn,
  imageDays,
  code,
});
