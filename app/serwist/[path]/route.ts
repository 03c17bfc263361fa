import { createSerwistRoute } from "@serwist/turbopack";
import { STYLES_ADDRESS } from "@/app/styles-file";

/** The service worker, bundled at build time and served at /sw.v2.js. */
export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: "app/sw.ts",
  useNativeEsbuild: true,
  // Only installing and starting the app needs these pictures.
  globIgnores: ["public/brand/screens/**", "public/icons/startup-*"],
  additionalPrecacheEntries: [{ url: "/offline", revision: crypto.randomUUID() }, STYLES_ADDRESS],
  esbuildOptions: { format: "iife", sourcemap: false },
});
