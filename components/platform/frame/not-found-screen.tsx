import { Button } from "@/components/ui/button";
import { BodyOutline } from "./body-outline";

type NotFoundScreenProps = { homeHref?: string; homeLabel?: string };

export function NotFoundScreen({
  homeHref = "/client-dashboard",
  homeLabel = "Back to Clients",
}: NotFoundScreenProps) {
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3.25rem-var(--safe-top)-var(--dock-clearance))] max-w-[420px] flex-col items-center gap-2 pt-8 text-center lg:min-h-[72dvh] lg:justify-center lg:py-8">
      <BodyOutline className="mt-auto lg:mt-0" />
      <h1 className="type-display mt-5 text-2xl">404 Page Not Found</h1>
      <p className="max-w-[300px] text-balance text-base text-muted-foreground">
        Did you forget to add the page to the router?
      </p>
      <Button asChild size="lg" block className="mt-auto lg:mt-8 lg:w-auto">
        {/* A plain link: every page bundles this screen, so it must not import the router. */}
        <a href={homeHref}>{homeLabel}</a>
      </Button>
    </div>
  );
}
