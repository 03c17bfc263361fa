import { createSerwistRoute } from "@serwist/turbopack";

/** The service worker, bundled while the app is built. Browsers ask for it at /sw.v2.js. */
export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: "app/sw.ts",
  useNativeEsbuild: true,
  additionalPrecacheEntries: [{ url: "/offline", revision: crypto.randomUUID() }],
  esbuildOptions: { format: "iife", sourcemap: false },
});
