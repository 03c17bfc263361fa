"use client";

import { later } from "@/components/ui/later";

// Lazy, since every signed-in page bundles its not-found page, and with it the app shell once more.
const MissingPage = later(() => import("./missing-page").then((module) => module.MissingPage));

export function MissingPageScreen() {
  return <MissingPage />;
}
