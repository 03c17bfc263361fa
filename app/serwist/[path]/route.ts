import { createSerwistRoute } from "@serwist/turbopack";
import { STYLES_ADDRESS } from "@/app/styles-file";

/** The service worker, bundled at build time and served at /sw.v2.js. */
export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: "app/sw.ts",
  useNativeEsbuild: true,
  // Only installing and starting the app needs these pictures, and nobody reads the licence offline.
  globIgnores: [
    ...["public/brand/screens/**", "public/brand/icon-maskable.svg", "public/brand/icon-square.svg"],
    ...["startup-*", "shortcut-*", "icon-maskable-*", "icon-512.png", "apple-touch-*"].map(
      (name) => `public/icons/${name}`,
    ),
    "public/fonts/**/LICENSE",
  ],
  additionalPrecacheEntries: [{ url: "/offline", revision: crypto.randomUUID() }, STYLES_ADDRESS],
  esbuildOptions: { format: "iife", sourcemap: false },
});
