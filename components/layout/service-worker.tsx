"use client";

import { useEffect } from "react";
import { whenSettled } from "@/components/ui/when-idle";
import { registerServiceWorker } from "@/lib/browser/service-worker";

/** Mount it once. The first registration downloads the whole app, so it waits until the page has settled. */
export function ServiceWorker() {
  useEffect(() => whenSettled(() => void registerServiceWorker().catch(warn)), []);
  return null;
}

const warn = (error: unknown) =>
  console.warn("The app could not be prepared for use without a network.", error);
