"use client";

import { lazy, Suspense } from "react";

// Every signed-in page brings along what stands in its place when it is missing: the app's frame once more.
const MissingPage = lazy(() => import("./missing-page").then((module) => ({ default: module.MissingPage })));

export function MissingPageScreen() {
  return (
    <Suspense fallback={null}>
      <MissingPage />
    </Suspense>
  );
}
