"use client";

import { useEffect } from "react";
import { whenSettled } from "@/components/ui/when-idle";
import { registerServiceWorker } from "@/lib/browser/service-worker";

/**
 * Has the app opened without a network from now on. Stands once, near the root. On a first visit that means to fetch
 * all of it, which keeps a phone several times as busy as the page does: the page comes first.
 */
export function ServiceWorker() {
  useEffect(() => whenSettled(() => void registerServiceWorker().catch(warn)), []);
  return null;
}

const warn = (error: unknown) =>
  console.warn("The app could not be prepared for use without a network.", error);
