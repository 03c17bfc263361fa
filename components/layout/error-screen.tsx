import Link from "next/link";
import { Button } from "@/components/ui/button";
import { BodyOutline } from "./body-outline";

type ErrorScreenProps = {
  title?: string;
  description?: string;
  onRetry?: () => void;
  homeHref?: string;
  homeLabel?: string;
};

/** What remains of a page that failed: one sentence, one way on. */
export function ErrorScreen({
  title = "This page could not be shown",
  description = "Nothing you saved is lost. Try again, or go back to your clients.",
  onRetry,
  homeHref = "/client-dashboard",
  homeLabel = "Back to Clients",
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
            Try again
          </Button>
        )}
        <Button asChild block variant={onRetry ? "outline" : "primary"}>
          <Link href={homeHref}>{homeLabel}</Link>
        </Button>
      </div>
    </div>
  );
}
