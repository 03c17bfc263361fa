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

/** `keys` are the shortcuts on laptops. The admin console is for admins only. */
const PLACES = [
  {
    id: "clients",
    label: "Clients",
    href: "/client-dashboard",
    icon: <Users aria-hidden />,
    keys: "g c",
  },
  { id: "floor", label: "Floor", href: "/floor", icon: <Timer aria-hidden />, keys: "g f" },
  {
    id: "calendar",
    label: "Calendar",
    href: "/calendar",
    icon: <Calendar aria-hidden />,
    keys: "g d",
  },
  {
    id: "programmes",
    label: "Programs",
    href: "/programs",
    icon: <LayoutGrid aria-hidden />,
    keys: "g p",
  },
  { id: "check-ins", label: "Check-ins", href: "/inbox", icon: <Inbox aria-hidden />, keys: "g i" },
  {
    id: "analytics",
    label: "Analytics",
    href: "/analytics",
    icon: <ChartLine aria-hidden />,
    keys: "g a",
  },
  {
    id: "add-client",
    label: "Add New Client",
    href: "/client-onboarding",
    icon: <UserRoundPlus aria-hidden />,
    keys: "g n",
  },
  {
    id: "account",
    label: "My Account",
    href: "/my-account",
    icon: <CircleUserRound aria-hidden />,
    keys: "g m",
  },
  { id: "admin", label: "Admin", href: "/admin", icon: <ShieldCheck aria-hidden />, keys: "g o" },
] as const;

export type AppPlaceId = (typeof PLACES)[number]["id"] | "train";

export const placesOf = (isAdmin: boolean) => PLACES.filter(({ id }) => id !== "admin" || isAdmin);
