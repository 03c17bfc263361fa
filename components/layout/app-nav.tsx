import {
  Calendar,
  ChartLine,
  CircleUserRound,
  Dumbbell,
  Inbox,
  LayoutGrid,
  ShieldCheck,
  UserRoundPlus,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { navTexts } from "./texts";

export type AppNavId =
  | "clients"
  | "calendar"
  | "programmes"
  | "check-ins"
  | "analytics"
  | "add-client"
  | "account"
  | "admin"
  | "train";

export type NavItem = { id: string; label: string; href: string; icon: ReactNode };

const clients = {
  id: "clients",
  label: navTexts.clients,
  href: "/client-dashboard",
  icon: <Users aria-hidden />,
};

const calendar = {
  id: "calendar",
  label: navTexts.calendar,
  href: "/calendar",
  icon: <Calendar aria-hidden />,
};

/** The sidebar's places; the console only for admins. */
export function sidebarNav(isAdmin: boolean): NavItem[] {
  const items: NavItem[] = [
    clients,
    calendar,
    { id: "programmes", label: navTexts.programmes, href: "/programs", icon: <LayoutGrid aria-hidden /> },
    { id: "check-ins", label: navTexts.checkIns, href: "/inbox", icon: <Inbox aria-hidden /> },
    { id: "analytics", label: navTexts.analytics, href: "/analytics", icon: <ChartLine aria-hidden /> },
    {
      id: "add-client",
      label: navTexts.addClient,
      href: "/client-onboarding",
      icon: <UserRoundPlus aria-hidden />,
    },
    { id: "account", label: navTexts.myAccount, href: "/my-account", icon: <CircleUserRound aria-hidden /> },
  ];
  if (isAdmin)
    items.push({ id: "admin", label: navTexts.admin, href: "/admin", icon: <ShieldCheck aria-hidden /> });
  return items;
}

/** The dock's places. Train leads to the active client's workouts, or to the list while there is none. */
export function dockNav(trainHref: string | undefined): NavItem[] {
  return [
    clients,
    { id: "train", label: navTexts.train, href: trainHref ?? clients.href, icon: <Dumbbell aria-hidden /> },
    { id: "account", label: navTexts.account, href: "/my-account", icon: <CircleUserRound aria-hidden /> },
  ];
}
