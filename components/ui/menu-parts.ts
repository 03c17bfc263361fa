"use client";

import type { DropdownMenu as RadixMenu } from "radix-ui";
import { createContext } from "react";

/** The parts of the loaded menu around its entries; apart, because the menu loads after those who name its entries. */
export const MenuParts = createContext<Pick<typeof RadixMenu, "Item" | "Separator"> | null>(null);
