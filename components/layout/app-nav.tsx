import { ChartLine, CircleUserRound, Dumbbell, ShieldCheck, UserRoundPlus, Users } from "lucide-react";
import type { ReactNode } from "react";

export type AppNavId = "clients" | "analytics" | "add-client" | "account" | "admin" | "train";

export type NavItem = { id: string; label: string; href: string; icon: ReactNode };

const clients = { id: "clients", label: "Clients", href: "/client-dashboard", icon: <Users aria-hidden /> };

/** The sidebar's places; the console only for admins. */
export function sidebarNav(isAdmin: boolean): NavItem[] {
  const items: NavItem[] = [
    clients,
    { id: "analytics", label: "Analytics", href: "/analytics", icon: <ChartLine aria-hidden /> },
    {
      id: "add-client",
      label: "Add New Client",
      href: "/client-onboarding",
      icon: <UserRoundPlus aria-hidden />,
    },
    { id: "account", label: "My Account", href: "/my-account", icon: <CircleUserRound aria-hidden /> },
  ];
  if (isAdmin) items.push({ id: "admin", label: "Admin", href: "/admin", icon: <ShieldCheck aria-hidden /> });
  return items;
}

/** The dock's places. Train leads to the active client's workouts, or to the list while there is none. */
export function dockNav(trainHref: string | undefined): NavItem[] {
  return [
    clients,
    { id: "train", label: "Train", href: trainHref ?? clients.href, icon: <Dumbbell aria-hidden /> },
    { id: "account", label: "Account", href: "/my-account", icon: <CircleUserRound aria-hidden /> },
  ];
}
