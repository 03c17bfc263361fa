import { Calendar, Inbox, LayoutGrid } from "lucide-react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { useFirstPage } from "@/components/desk/roster/use-first-page";
import { PageLink } from "@/components/platform/frame/page-link";
import { WaitingCount } from "@/components/platform/frame/sidebar-link";
import { Button, type ButtonProps } from "@/components/ui/button";

export function AllClientsLinks() {
  const trainer = useTrainer();
  const { counts, waiting = 0 } = useFirstPage(trainer?.id) ?? {};
  const clients = counts?.all ?? 0;
  return (
    <div className="-mr-3 flex flex-wrap items-center justify-end @min-[67rem]/home:hidden">
      <Button asChild variant="ghost" size="icon" className="lg:hidden">
        <PageLink href="/calendar" aria-label="Calendar">
          <Calendar aria-hidden />
        </PageLink>
      </Button>
      <Button asChild variant="ghost" size="icon" className="relative lg:hidden">
        <PageLink href="/inbox">
          <span className="sr-only">Check-ins</span>
          <Inbox aria-hidden />
          {waiting > 0 && <WaitingCount count={waiting} className="absolute top-0.5 right-0.5" />}
        </PageLink>
      </Button>
      {clients > 1 && <FloorLink variant="ghost" />}
    </div>
  );
}

export function FloorLink(look: Pick<ButtonProps, "variant" | "className">) {
  return (
    <Button asChild size="sm" {...look}>
      <PageLink href="/floor">
        <LayoutGrid aria-hidden />
        Open floor
      </PageLink>
    </Button>
  );
}
