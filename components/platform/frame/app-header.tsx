import { CircleUserRound, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Logo } from "./logo";
import { PageLink } from "./page-link";

type AppHeaderProps = {
  left?: ReactNode;
  center?: ReactNode;
  right?: ReactNode;
  className?: string;
};

/** For phones and tablets; laptops have the sidebar. */
export function AppHeader({ left, center, right, className }: AppHeaderProps) {
  return (
    <header
      className={cn(
        "@container sticky top-0 z-40 bg-background/94 pt-(--safe-top) backdrop-blur-[14px] lg:hidden print:static",
        className,
      )}
    >
      <div className="mx-auto grid h-13 max-w-column grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center gap-1 px-2">
        <div className="flex min-w-0 justify-start">{left}</div>
        <div className="flex min-w-0 justify-center">
          {center ?? (
            <PageLink
              href="/client-dashboard"
              className="grid min-h-11 place-items-center rounded-image px-2 @max-2xs:hidden"
            >
              <Logo className="h-[21px] w-auto" />
            </PageLink>
          )}
        </div>
        <div className="flex min-w-0 justify-end">{right ?? <AccountButton />}</div>
      </div>
    </header>
  );
}

export function AccountButton() {
  return (
    <Button asChild variant="ghost" size="icon" className="[&_svg]:size-[26px] [&_svg]:stroke-[1.75]">
      <PageLink href="/my-account" aria-label="My Account">
        <CircleUserRound aria-hidden />
      </PageLink>
    </Button>
  );
}

const textButton = "gap-[7px] px-2.5 font-label font-stretch-100%";

export function HeaderLogoutButton({ onLogout }: { onLogout: () => void }) {
  return (
    <Button variant="ghost" size="sm" className={cn(textButton, "text-muted-foreground")} onClick={onLogout}>
      <LogOut aria-hidden />
      Logout
    </Button>
  );
}

/** The arrow is part of the text, for example "← Back". */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="ghost" size="sm" className={textButton}>
      <PageLink href={href}>{children}</PageLink>
    </Button>
  );
}
