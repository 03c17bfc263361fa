"use client";

import { lazy, Suspense } from "react";

// Lazy, since every signed-in page bundles its not-found page, and with it the app shell once more.
const MissingPage = lazy(() => import("./missing-page").then((module) => ({ default: module.MissingPage })));

export function MissingPageScreen() {
  return (
    <Suspense fallback={null}>
      <MissingPage />
    </Suspense>
  );
}
