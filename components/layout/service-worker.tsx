"use client";

import { useEffect } from "react";
import { registerServiceWorker } from "@/lib/browser/service-worker";

/** Has the app opened without a network from now on. Stands once, near the root. */
export function ServiceWorker() {
  useEffect(() => {
    void registerServiceWorker().catch(warn);
  }, []);
  return null;
}

const warn = (error: unknown) =>
  console.warn("The app could not be prepared for use without a network.", error);
