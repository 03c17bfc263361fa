"use client";

import { useSearchParamChoice, useSearchParamState } from "@/components/platform/frame/search-params";
import { forecastFrames, type JourneyInput, photoFrame } from "@/lib/images/orders/journey";
import type { DatedPhotos, Generation, Side, Transformation } from "@/lib/images/orders/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";

type JourneyClient = {
  name: string;
  drawnFrom: DatedPhotos;
  steps: number;
  transformations: readonly Transformation[];
  generation: Generation | null;
};

export function useJourney(client: JourneyClient) {
  const system = useUnits();
  const today = useNow();
  const [chosenSide, setSide] = useSearchParamChoice<Side>("side", ["front", "back"]);
  const [chosenStep, setStep] = useSearchParamState("step");
  const { drawnFrom } = client;
  const side = drawnFrom[chosenSide] ? chosenSide : chosenSide === "front" ? "back" : "front";
  const photo = drawnFrom[side];
  const input: JourneyInput | null = photo && {
    clientName: client.name,
    side,
    photo,
    images: client.transformations,
    today,
    system,
  };
  const steps = input ? forecastFrames(input) : [];
  const isMaking = client.generation?.status === "queued" || client.generation?.status === "running";
  const wanted = isMaking ? Array.from({ length: client.steps }, (_, index) => index + 1) : [];
  return {
    today,
    side,
    pendingSteps: wanted.filter((step) => !steps.some((frame) => frame.step === step)),
    setSide,
    hasSide: (which: Side) => drawnFrom[which] !== null,
    photo: input && photoFrame(input),
    steps,
    /** The chosen step, or the last one if there is no such image. */
    step: steps.find(({ step }) => String(step) === chosenStep) ?? steps.at(-1) ?? null,
    setStep: (step: number | null) => setStep(step === null ? null : String(step)),
  };
}
