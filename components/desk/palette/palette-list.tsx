import { ChartSpline, Columns2, Dumbbell, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { placesOf } from "@/components/platform/frame/app-places";
import { matches } from "@/lib/desk/roster/match";
import { clientAddress } from "@/lib/text/addresses";
import { paletteTexts } from "./texts";

type PaletteLink = { id: string; label: string; href: string; icon: ReactNode; keys?: string };

export const actionsFor = (clientId: string): PaletteLink[] => [
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

export const placesFor = (isAdmin: boolean, typed: string): PaletteLink[] =>
  placesOf(isAdmin).filter(({ label }) => matches(label, typed));
