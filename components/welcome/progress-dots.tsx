import { cn } from "@/components/ui/cn";
import { welcomeTexts } from "./texts";

/** How far the visitor has come; the step itself is told in words. */
export function ProgressDots({ step, steps }: { step: number; steps: number }) {
  return (
    <div
      role="progressbar"
      aria-label={welcomeTexts.progress(step, steps)}
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      className="flex h-1 gap-[5px]"
    >
      {Array.from({ length: steps }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their positions.
          key={index}
          data-fill={index < step || undefined}
          className={cn("flex-1 rounded-full", index < step ? "bg-foreground" : "bg-border")}
        />
      ))}
    </div>
  );
}
