"use client";

import { Input } from "@/components/ui/input";
import type { ImageDays } from "@/lib/check-ins/page/schema";

type ImageDaysProps = {
  steps: number;
  /** The default day for images without their own. */
  releasedOn: string;
  days: ImageDays;
  onDaysChange: (days: ImageDays) => void;
};

/** The day from which the client sees each image; an unticked image stays hidden. */
export function ImageDaysFields({ steps, releasedOn, days, onDaysChange }: ImageDaysProps) {
  const change = (step: number, on: string | null) => {
    const others = days.filter((day) => day.step !== step);
    onDaysChange(on === releasedOn ? others : [...others, { step, on }]);
  };
  return (
    <fieldset className="mb-3">
      <legend className="font-label text-label">Images</legend>
      <p className="text-muted-foreground text-sm">
        Each image shows from its own day. An image without a tick stays hidden.
      </p>
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => {
        const own = days.find((day) => day.step === step);
        const on = own ? own.on : releasedOn;
        return (
          <div key={step} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={on !== null}
                onChange={({ target }) => change(step, target.checked ? releasedOn : null)}
                className="size-5 shrink-0 accent-primary"
              />
              Image {step} of {steps}
            </label>
            {on !== null && (
              <Input
                type="date"
                className="w-auto"
                aria-label={`Image ${step} of ${steps}, from`}
                min={releasedOn}
                // An image cannot be released before the forecast.
                value={on < releasedOn ? releasedOn : on}
                required
                onChange={({ target }) => target.value && change(step, target.value)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
