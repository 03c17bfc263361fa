"use client";

import { createContext, useContext } from "react";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { useReader, useStored } from "./reader";
import { useSessionStore } from "./session-store";

/** The units of a page that shows somebody else's figures: they are the trainer's, whoever looks. */
export const UnitsOfPage = createContext<UnitSystem | null>(null);

/** What figures are shown and typed in, as the signed-in trainer has chosen; known on the first view of a page. */
export function useUnits(): UnitSystem {
  const ofPage = useContext(UnitsOfPage);
  // The system itself, one object each: whose units are those that everybody has at first is not drawn a second time.
  const drawn = useReader()?.units;
  const own = useStored(
    useSessionStore,
    ({ trainer }) => unitSystem(trainer ? (trainer.unsentUnits ?? trainer.units) : drawn),
    unitSystem(drawn),
  );
  return ofPage ?? own;
}
