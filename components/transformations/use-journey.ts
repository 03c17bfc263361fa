"use client";

import { useState } from "react";
import type { ForecastMonth } from "@/lib/transformations/forecast-moment";
import { forecastFrames, type JourneyInput, photoFrame } from "@/lib/transformations/journey";
import type { Generation, Side, Transformation } from "@/lib/transformations/schema";

type JourneyClient = {
  name: string;
  photoUrl: string | null;
  backPhotoUrl: string | null;
  weight: number;
  bodyFat: number;
  steps: number;
  transformations: readonly Transformation[];
  generation: Generation | null;
};

/** Which side and which step are looked at, and the frames of that side: nothing without a photo of it. */
export function useJourney(client: JourneyClient, forecast: readonly ForecastMonth[]) {
  const [today] = useState(() => new Date());
  const [chosenSide, setSide] = useState<Side>("front");
  const [chosenStep, setStep] = useState<number | null>(null);
  const photoUrls = { front: client.photoUrl, back: client.backPhotoUrl };
  const side = photoUrls[chosenSide] ? chosenSide : chosenSide === "front" ? "back" : "front";
  const photoUrl = photoUrls[side];

  const input: JourneyInput | null =
    photoUrl === null
      ? null
      : {
          clientName: client.name,
          side,
          photoUrl,
          now: { weightLbs: client.weight, bodyFat: client.bodyFat },
          images: client.transformations,
          forecast,
          today,
        };
  const steps = input ? forecastFrames(input) : [];
  const isMaking = client.generation?.status === "queued" || client.generation?.status === "running";
  const wanted = isMaking ? Array.from({ length: client.steps }, (_, index) => index + 1) : [];
  return {
    side,
    /** Steps of this side whose images are still being made. */
    pendingSteps: wanted.filter((step) => !steps.some((frame) => frame.step === step)),
    setSide,
    hasSide: (which: Side) => photoUrls[which] !== null,
    photo: input && photoFrame(input),
    steps,
    /** The step that was chosen; until then, and where there is no such image, the last one. */
    step: steps.find(({ step }) => step === chosenStep) ?? steps.at(-1) ?? null,
    setStep,
  };
}
