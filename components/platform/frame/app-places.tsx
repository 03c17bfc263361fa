import {
  Calendar,
  ChartLine,
  CircleUserRound,
  Inbox,
  LayoutGrid,
  ShieldCheck,
  Timer,
  UserRoundPlus,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";

type Place = {
  id: string;
  label: string;
  /** Other plain words for it, by which the palette finds it. */
  also?: string;
  href: string;
  icon: ReactNode;
  /** The shortcut on laptops. */
  keys: string;
};

/** The admin console is for admins only. */
const PLACES = [
  {
    id: "clients",
    label: "Clients",
    also: "list roster home dashboard",
    href: "/client-dashboard",
    icon: <Users aria-hidden />,
    keys: "g c",
  },
  {
    id: "floor",
    label: "Floor",
    also: "group train several",
    href: "/floor",
    icon: <Timer aria-hidden />,
    keys: "g f",
  },
  {
    id: "calendar",
    label: "Calendar",
    also: "schedule today sessions",
    href: "/calendar",
    icon: <Calendar aria-hidden />,
    keys: "g d",
  },
  {
    id: "programmes",
    label: "Programs",
    also: "plans templates split",
    href: "/programs",
    icon: <LayoutGrid aria-hidden />,
    keys: "g p",
  },
  {
    id: "check-ins",
    label: "Check-ins",
    also: "inbox answers",
    href: "/inbox",
    icon: <Inbox aria-hidden />,
    keys: "g i",
  },
  {
    id: "analytics",
    label: "Analytics",
    also: "statistics records",
    href: "/analytics",
    icon: <ChartLine aria-hidden />,
    keys: "g a",
  },
  {
    id: "add-client",
    label: "Add New Client",
    also: "new person sign up",
    href: "/client-onboarding",
    icon: <UserRoundPlus aria-hidden />,
    keys: "g n",
  },
  {
    id: "account",
    label: "My Account",
    also: "settings units password brand",
    href: "/my-account",
    icon: <CircleUserRound aria-hidden />,
    keys: "g m",
  },
  { id: "admin", label: "Admin", href: "/admin", icon: <ShieldCheck aria-hidden />, keys: "g o" },
] as const satisfies Place[];

export type AppPlaceId = (typeof PLACES)[number]["id"] | "train";

export const placesOf = (isAdmin: boolean): (Place & { id: (typeof PLACES)[number]["id"] })[] =>
  PLACES.filter(({ id }) => id !== "admin" || isAdmin);
