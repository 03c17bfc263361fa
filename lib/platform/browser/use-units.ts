"use client";

import { createContext, useContext } from "react";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { useReader, useStoredValue } from "./reader";
import { useSessionStore } from "./session-store";

/** Set on pages for other viewers, which use the trainer's units. */
export const UnitsContext = createContext<UnitSystem | null>(null);

export function useUnits(): UnitSystem {
  const ofPage = useContext(UnitsContext);
  // `unitSystem` returns the same object for equal units, so default units cause no second render.
  const drawn = useReader()?.units;
  const own = useStoredValue(
    useSessionStore,
    ({ trainer }) => unitSystem(trainer ? (trainer.unsentUnits ?? trainer.units) : drawn),
    unitSystem(drawn),
  );
  return ofPage ?? own;
}
