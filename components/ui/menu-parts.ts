"use client";

import type { DropdownMenu as RadixMenu } from "radix-ui";
import { createContext } from "react";

/** What draws the entries of a menu, once it has loaded. In a file of its own, because entries and menu both import it. */
export const MenuParts = createContext<Pick<typeof RadixMenu, "Item" | "Separator"> | null>(null);
