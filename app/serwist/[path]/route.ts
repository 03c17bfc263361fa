import { createSerwistRoute } from "@serwist/turbopack";

/** The service worker, bundled while the app is built. Browsers ask for it at /sw.v2.js. */
export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: "app/sw.ts",
  useNativeEsbuild: true,
  // Pictures that only installing and starting show are no part of the app.
  globIgnores: ["public/brand/screens/**", "public/icons/startup-*"],
  additionalPrecacheEntries: [{ url: "/offline", revision: crypto.randomUUID() }],
  esbuildOptions: { format: "iife", sourcemap: false },
});
