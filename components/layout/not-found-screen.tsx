import Link from "next/link";
import { Button } from "@/components/ui/button";
import { BodyOutline } from "./body-outline";
import { notFoundTexts } from "./texts";

type NotFoundScreenProps = { homeHref?: string; homeLabel?: string };

export function NotFoundScreen({
  homeHref = "/client-dashboard",
  homeLabel = notFoundTexts.home,
}: NotFoundScreenProps) {
  return (
    <div className="mx-auto flex min-h-[72dvh] max-w-[420px] flex-col items-center justify-center gap-2 py-8 text-center">
      <BodyOutline />
      <h1 className="type-display mt-5 text-2xl">{notFoundTexts.title}</h1>
      <p className="max-w-[300px] text-base text-muted-foreground">{notFoundTexts.description}</p>
      <Button asChild block className="mt-12 lg:mt-8 lg:w-auto">
        <Link href={homeHref}>{homeLabel}</Link>
      </Button>
    </div>
  );
}
