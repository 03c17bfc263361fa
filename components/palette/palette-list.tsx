import { ChartSpline, Columns2, Dumbbell, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { placesOf } from "@/components/layout/app-places";
import { matches } from "@/lib/roster/match";
import { clientAddress } from "@/lib/text/client-address";
import { paletteTexts } from "./texts";

type Way = { id: string; label: string; href: string; icon: ReactNode; keys?: string };

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

/** The pages that what is typed names, all where nothing is. */
export const placesFor = (isAdmin: boolean, typed: string): Way[] =>
  placesOf(isAdmin).filter(({ label }) => matches(label, typed));
