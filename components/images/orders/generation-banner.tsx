import { Progress } from "@/components/ui/progress";
import { generationTexts } from "./texts";
import { REGENERATION_SECONDS } from "./use-regeneration";

/** Counts down the 30 seconds in which images usually appear. */
export function GenerationBanner({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div className="forecast-slices forecast-dashes mt-2 rounded-card px-4 pt-3.5 pb-4 lg:mt-4">
      <p className="font-strong">
        <span aria-hidden>{generationTexts.countdown(secondsLeft)}</span>
        <span role="status" className="sr-only">
          {generationTexts.running}
        </span>
      </p>
      <Progress
        tone="forecast"
        aria-label={generationTexts.countdownName}
        value={REGENERATION_SECONDS - secondsLeft}
        max={REGENERATION_SECONDS}
        className="mt-[11px]"
      />
    </div>
  );
}
