import { readdirSync } from "node:fs";
import { withSerwist } from "@serwist/turbopack";
import type { NextConfig } from "next";
import { EYE_ADDRESSES } from "./lib/engine/live/live-sight";
import { API_POLICY, KEPT_FOR_GOOD } from "./lib/server/http/page-headers";

/** The app uses the camera and no other device feature. */
const DENIED = [
  ...["accelerometer", "browsing-topics", "display-capture", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "publickey-credentials-get", "serial", "usb"],
];
const permissions = ["camera=(self)", ...DENIED.map((feature) => `${feature}=()`)].join(", ");

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: permissions },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** The address of a shared or check-in link is a secret: it must not reach referrers, caches and search engines. */
const sharedLinkHeaders = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
  { key: "Cache-Control", value: "private, no-store" },
];

const policy = (value: string) => ({ key: "Content-Security-Policy", value });

/** For our own SVGs, which contain styles. */
const pictureHeaders = [policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")];

/** Workers may fetch only from our own origin. */
const workerPolicy = policy(
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
);

/** Only the viewfinder's worker may compile WebAssembly. */
const eyePolicy = policy(
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
);

/** Each file by its own address: a pattern would let browsers and proxies keep what does not exist. */
const fontHeaders = readdirSync("public/fonts", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".woff2"))
  .map((file) => ({
    source: `/fonts/${file.replaceAll("\\", "/")}`,
    headers: [{ key: "Cache-Control", value: KEPT_FOR_GOOD }],
  }));

const serviceWorkerHeaders = [
  workerPolicy,
  { key: "Cache-Control", value: "no-cache, no-store, must-revalidate" },
  { key: "Service-Worker-Allowed", value: "/" },
];

/** The files that the image worker reads on start; the packages contain many more. */
const NETWORKS = [
  "@litertjs/core/wasm/litert_wasm_compat_internal.{js,wasm}",
  "@mediapipe/pose/{pose_landmark_full.tflite,pose_solution_packed_assets.data}",
  "@mediapipe/face_detection/face_detection_full_range.tflite",
  "@mediapipe/selfie_segmentation/selfie_segmentation.tflite",
].map((file) => `./node_modules/${file}`);

const stylesAsText = {
  condition: "production" as const,
  loaders: ["./scripts/build/styles-loader.mjs"],
  as: "*.js",
};

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Photos are private and already sized, so the shared image optimizer must not cache them.
  images: { unoptimized: true },
  // Bundled, they would be in the chunks of each endpoint again: three times the code to build and to start.
  serverExternalPackages: [
    ...["@node-rs/argon2", "@prisma/adapter-pg", "@prisma/client", "@vercel/blob", "fflate", "next-auth"],
    ...["nodemailer", "papaparse", "pg", "replicate", "s3mini", "sharp", "web-push", "zod"],
  ],
  experimental: {
    // The cache costs two fifths of the build time and 200 MB, and most builds start without one.
    turbopackFileSystemCacheForBuild: false,
    // Loading all routes would block the first answers for seconds.
    preloadEntriesOnStart: false,
    // A tenth of a build; only functions, which start for a request, gain from smaller files.
    serverMinification: Boolean(process.env.VERCEL),
    // In bytes of source. A third fewer requests per page; chunks above the second limit stay shared.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 60_000 },
  },
  turbopack: {
    // Inline styles (docs/decisions/page-weight.md). Development keeps the file, for hot reload.
    rules: { "globals.css": stylesAsText, "styles-text.ts": stylesAsText },
  },
  outputFileTracingIncludes: {
    "/api/clients/sample": ["./lib/desk/samples/pictures/marcus.jpg"],
    // Each serverless function can resume images of a killed process, so each needs the networks.
    "/**": NETWORKS,
  },
  // `npm test` checks the types.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      // The default for everything but pages: run and load nothing. The middleware replaces it for pages.
      { source: "/:path*", headers: [...securityHeaders, policy(API_POLICY)] },
      // The address of a reset link contains its token.
      { source: "/login", headers: [{ key: "Referrer-Policy", value: "no-referrer" }] },
      { source: "/share/:path*", headers: sharedLinkHeaders },
      { source: "/api/share/:path*", headers: sharedLinkHeaders },
      { source: "/check-in/:path*", headers: sharedLinkHeaders },
      { source: "/api/check-in/:path*", headers: sharedLinkHeaders },
      { source: "/intake/:path*", headers: sharedLinkHeaders },
      { source: "/api/intake/:path*", headers: sharedLinkHeaders },
      { source: "/:folder(brand|icons)/:path*", headers: pictureHeaders },
      { source: "/favicon.:type", headers: pictureHeaders },
      { source: "/serwist/:path*", headers: [workerPolicy] },
      { source: "/eye/:path*", headers: [eyePolicy] },
      ...fontHeaders,
      { source: "/import-worker.js", headers: [workerPolicy] },
      { source: "/sw.v2.js", headers: serviceWorkerHeaders },
      { source: "/version.json", headers: [{ key: "Cache-Control", value: "no-store" }] },
    ];
  },
  async rewrites() {
    return [
      { source: "/sw.v2.js", destination: "/serwist/sw.js" },
      // Each tab is a separate page that bundles its tab. The flags for new or removed images open Morphs.
      ...["morphs", "timeline"].map((tab) => ({
        source: "/transformation/:id",
        has: [{ type: "query" as const, key: "tab", value: tab }],
        destination: `/transformation/:id/${tab}`,
      })),
      ...["regenerate", "clearTransformations"].map((flag) => ({
        source: "/transformation/:id",
        has: [{ type: "query" as const, key: flag }],
        missing: [{ type: "query" as const, key: "tab" }],
        destination: "/transformation/:id/morphs",
      })),
      // A missing file must return 404 instead of redirecting to the sign-in page.
      { source: "/:folder(_next|brand|icons|fonts)/:path*", destination: "/api" },
      { source: "/serwist/:path((?!sw\\.js$).*)", destination: "/api" },
      { source: `/eye/:path((?!(?:${EYE_ADDRESSES})$).*)`, destination: "/api" },
      { source: "/styles/:folder/:path+", destination: "/api" },
      { source: "/favicon.:path(.*)", destination: "/api" },
    ];
  },
};

export default withSerwist(config);
