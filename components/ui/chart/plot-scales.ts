"use client";

import { createContext, use } from "react";
import type { Domain, Scales } from "./axis";

/** The scales of a plane, and its domain from left to right. */
export const PlotScales = createContext<(Scales & { across: Domain }) | null>(null);

/** @throws Error outside of a plot */
export function usePlot() {
  const scales = use(PlotScales);
  if (!scales) throw new Error("Only a plot has scales.");
  return scales;
}
