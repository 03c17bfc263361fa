import { Calendar, Inbox, LayoutGrid } from "lucide-react";
import { useTrainer } from "@/components/auth/use-session";
import { PageLink } from "@/components/layout/page-link";
import { useFirstPage } from "@/components/roster/use-first-page";
import { Button, type ButtonProps } from "@/components/ui/button";
import { dashboardTexts } from "./texts";

/** What is done with all clients, where neither the sidebar nor today's sessions lead to it. */
export function WithAll() {
  const trainer = useTrainer();
  const clients = useFirstPage(trainer?.id)?.counts.all ?? 0;
  return (
    <div className="-mr-3 flex items-center min-[1400px]:hidden">
      <Button asChild variant="ghost" size="icon" className="lg:hidden">
        <PageLink href="/calendar" aria-label={dashboardTexts.calendar}>
          <Calendar aria-hidden />
        </PageLink>
      </Button>
      <Button asChild variant="ghost" size="icon" className="lg:hidden">
        <PageLink href="/inbox" aria-label={dashboardTexts.checkIns}>
          <Inbox aria-hidden />
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
        {dashboardTexts.floor}
      </PageLink>
    </Button>
  );
}
