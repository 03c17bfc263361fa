import { ChartLine, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { dashboardTexts } from "@/components/clients/record/texts";
import { PageLink } from "@/components/platform/frame/page-link";

export function DashboardTiles() {
  return (
    <div className="grid grid-cols-2 gap-2.5 lg:gap-3">
      <Tile href="/client-onboarding" icon={<UserRoundPlus aria-hidden className="text-primary" />}>
        {dashboardTexts.add}
      </Tile>
      <Tile href="/analytics" icon={<ChartLine aria-hidden className="text-muted-foreground" />}>
        {dashboardTexts.analytics}
      </Tile>
    </div>
  );
}

function Tile({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <PageLink
      href={href}
      className="pressable flex min-h-12 items-center gap-2.5 rounded-card bg-card px-3 py-2 font-strong text-sm/tight shadow-card hover:bg-accent [&_svg]:size-[22px] [&_svg]:shrink-0 [&_svg]:stroke-[1.9]"
    >
      {icon}
      {children}
    </PageLink>
  );
}
