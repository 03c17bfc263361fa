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
      className="mx-auto flex min-h-[72dvh] max-w-[420px] flex-col items-center justify-center gap-2 py-8 text-center"
    >
      <BodyOutline className="h-[160px]" />
      <h1 className="type-display mt-5 text-2xl">{title}</h1>
      <p className="text-base text-muted-foreground">{description}</p>
      <div className="mt-10 flex w-full flex-col gap-2.5">
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
