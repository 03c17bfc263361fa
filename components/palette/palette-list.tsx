import {
  Calendar,
  ChartLine,
  ChartSpline,
  CircleUserRound,
  Columns2,
  Dumbbell,
  Inbox,
  LayoutGrid,
  Pencil,
  ShieldCheck,
  UserRoundPlus,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { matches } from "@/lib/roster/match";
import { clientAddress } from "@/lib/text/client-address";
import { paletteTexts, placeTexts } from "./texts";

type Way = { id: string; label: string; href: string; icon: ReactNode };

/** What can be done with a client. */
export const actionsFor = (clientId: string): Way[] => [
  {
    id: "workout",
    label: paletteTexts.workout,
    href: clientAddress(clientId, "workouts"),
    icon: <Dumbbell aria-hidden />,
  },
  {
    id: "forecast",
    label: paletteTexts.forecast,
    href: clientAddress(clientId, "timeline"),
    icon: <ChartSpline aria-hidden />,
  },
  {
    id: "images",
    label: paletteTexts.images,
    href: clientAddress(clientId, "morphs"),
    icon: <Columns2 aria-hidden />,
  },
  {
    id: "edit",
    label: paletteTexts.edit,
    href: clientAddress(clientId, "form"),
    icon: <Pencil aria-hidden />,
  },
];

const PLACES: readonly Way[] = [
  { id: "clients", label: placeTexts.clients, href: "/client-dashboard", icon: <Users aria-hidden /> },
  { id: "floor", label: placeTexts.floor, href: "/floor", icon: <LayoutGrid aria-hidden /> },
  { id: "calendar", label: placeTexts.calendar, href: "/calendar", icon: <Calendar aria-hidden /> },
  { id: "programmes", label: placeTexts.programmes, href: "/programs", icon: <LayoutGrid aria-hidden /> },
  { id: "check-ins", label: placeTexts.checkIns, href: "/inbox", icon: <Inbox aria-hidden /> },
  { id: "analytics", label: placeTexts.analytics, href: "/analytics", icon: <ChartLine aria-hidden /> },
  {
    id: "add-client",
    label: placeTexts.addClient,
    href: "/client-onboarding",
    icon: <UserRoundPlus aria-hidden />,
  },
  { id: "account", label: placeTexts.account, href: "/my-account", icon: <CircleUserRound aria-hidden /> },
  { id: "admin", label: placeTexts.admin, href: "/admin", icon: <ShieldCheck aria-hidden /> },
];

/** The pages that what is typed names, all where nothing is. The console is for admins only. */
export const placesFor = (isAdmin: boolean, typed: string): Way[] =>
  PLACES.filter(({ id, label }) => (id !== "admin" || isAdmin) && matches(label, typed));
