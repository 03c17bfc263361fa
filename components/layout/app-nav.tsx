import {
  Calendar,
  ChartLine,
  CircleUserRound,
  Dumbbell,
  Inbox,
  LayoutGrid,
  ShieldCheck,
  Timer,
  UserRoundPlus,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { navTexts } from "./texts";

/** The pages of the app, with the keys that lead there on laptops. The console is for admins only. */
const PLACES = [
  {
    id: "clients",
    label: navTexts.clients,
    href: "/client-dashboard",
    icon: <Users aria-hidden />,
    keys: "g c",
  },
  { id: "floor", label: navTexts.floor, href: "/floor", icon: <Timer aria-hidden />, keys: "g f" },
  {
    id: "calendar",
    label: navTexts.calendar,
    href: "/calendar",
    icon: <Calendar aria-hidden />,
    keys: "g d",
  },
  {
    id: "programmes",
    label: navTexts.programmes,
    href: "/programs",
    icon: <LayoutGrid aria-hidden />,
    keys: "g p",
  },
  { id: "check-ins", label: navTexts.checkIns, href: "/inbox", icon: <Inbox aria-hidden />, keys: "g i" },
  {
    id: "analytics",
    label: navTexts.analytics,
    href: "/analytics",
    icon: <ChartLine aria-hidden />,
    keys: "g a",
  },
  {
    id: "add-client",
    label: navTexts.addClient,
    href: "/client-onboarding",
    icon: <UserRoundPlus aria-hidden />,
    keys: "g n",
  },
  {
    id: "account",
    label: navTexts.myAccount,
    href: "/my-account",
    icon: <CircleUserRound aria-hidden />,
    keys: "g m",
  },
  { id: "admin", label: navTexts.admin, href: "/admin", icon: <ShieldCheck aria-hidden />, keys: "g o" },
] as const;

export type AppNavId = (typeof PLACES)[number]["id"] | "train";

export type NavItem = { id: string; label: string; href: string; icon: ReactNode };

export const placesOf = (isAdmin: boolean) => PLACES.filter(({ id }) => id !== "admin" || isAdmin);

/** The dock's places. Train leads to the active client's workouts, or to the list while there is none. */
export function dockNav(trainHref: string | undefined): NavItem[] {
  const [clients] = PLACES;
  return [
    clients,
    { id: "train", label: navTexts.train, href: trainHref ?? clients.href, icon: <Dumbbell aria-hidden /> },
    { id: "account", label: navTexts.account, href: "/my-account", icon: <CircleUserRound aria-hidden /> },
  ];
}
