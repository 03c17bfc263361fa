import Link from "next/link";
import { Button } from "@/components/ui/button";
import { BodyOutline } from "./body-outline";
import { errorTexts } from "./texts";

type ErrorScreenProps = {
  title?: string;
  description?: string;
  onRetry?: () => void;
  homeHref?: string;
  homeLabel?: string;
};

/** What remains of a page that failed: one sentence, one way on. */
export function ErrorScreen({
  title = errorTexts.title,
  description = errorTexts.description,
  onRetry,
  homeHref = "/client-dashboard",
  homeLabel = errorTexts.home,
}: ErrorScreenProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-dvh max-w-[420px] flex-col items-center gap-2 pt-8 pb-(--safe-bottom) text-center lg:min-h-[72dvh] lg:justify-center lg:py-8"
    >
      <BodyOutline className="mt-auto h-[160px] lg:mt-0" />
      <h1 className="type-display mt-5 text-2xl">{title}</h1>
      <p className="text-base text-muted-foreground">{description}</p>
      <div className="mt-auto flex w-full flex-col gap-2.5 lg:mt-10">
        {onRetry && (
          <Button block onClick={onRetry}>
            {errorTexts.tryAgain}
          </Button>
        )}
        <Button asChild block variant={onRetry ? "outline" : "primary"}>
          <Link href={homeHref}>{homeLabel}</Link>
        </Button>
      </div>
    </div>
  );
}
