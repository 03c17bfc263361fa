import { Button } from "@/components/ui/button";
import { errorTexts } from "./error-texts";

/** Every page bundles it, so keep it small. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-dvh max-w-[420px] flex-col items-center gap-2 pt-8 pb-(--safe-bottom) text-center lg:min-h-[72dvh] lg:justify-center lg:py-8"
    >
      <h1 className="type-display mt-auto text-2xl lg:mt-0">{errorTexts.title}</h1>
      <p className="text-base text-muted-foreground">{errorTexts.description}</p>
      <div className="mt-auto flex w-full flex-col gap-2.5 lg:mt-10">
        <Button block onClick={onRetry}>
          {errorTexts.tryAgain}
        </Button>
        <Button asChild block variant="outline">
          {/* A full page load, so that no broken state stays in memory. */}
          <a href="/client-dashboard">{errorTexts.home}</a>
        </Button>
      </div>
    </div>
  );
}
