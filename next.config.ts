import { withSerwist } from "@serwist/turbopack";
import type { NextConfig } from "next";
import { API_POLICY } from "./lib/server/page-headers";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Photos are taken with the camera; nothing else of a device is ever asked for. */
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
  { key: "Strict-Transport-Security", value: `max-age=${2 * YEAR_SECONDS}; includeSubDomains` },
];

/** The address of a shared or a check-in link is its key: it stays out of referrers, caches and search engines. */
const sharedLinkHeaders = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
  { key: "Cache-Control", value: "private, no-store" },
];

const policy = (value: string) => ({ key: "Content-Security-Policy", value });

/** Pictures of the app's own, whose styles are drawn, and what stands at their addresses when there is none. */
const pictureHeaders = [policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")];

/** It loads what it keeps, and nothing from elsewhere. */
const serviceWorkerPolicy = policy(
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
);

/** The viewfinder's worker alone compiles WebAssembly; pages may not. What it loads is kept by its version. */
const eyeHeaders = [
  policy(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  ),
  { key: "Cache-Control", value: `public, max-age=${YEAR_SECONDS}, immutable` },
];
const eyeWorkerHeaders = [{ key: "Cache-Control", value: "no-cache" }];

const serviceWorkerHeaders = [
  serviceWorkerPolicy,
  { key: "Cache-Control", value: "no-cache, no-store, must-revalidate" },
  { key: "Service-Worker-Allowed", value: "/" },
];

/** What the image worker reads when it starts; the packages hold much more. */
const NETWORKS = [
  "@litertjs/core/wasm/litert_wasm_compat_internal.{js,wasm}",
  "@mediapipe/pose/{pose_landmark_full.tflite,pose_solution_packed_assets.data}",
  "@mediapipe/selfie_segmentation/selfie_segmentation.tflite",
].map((file) => `./node_modules/${file}`);

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Photos are private and already sized: the shared image optimiser must never see them.
  images: { unoptimized: true },
  serverExternalPackages: ["sharp", "@node-rs/argon2", "web-push"],
  experimental: {
    // To write down for the next build what this one found out takes two fifths of it, and 200 MB. Most builds are first
    // ones.
    turbopackFileSystemCacheForBuild: false,
    // A third fewer requests for a page. In bytes of source; what is larger than the second stays a file that pages share.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 60_000 },
  },
  outputFileTracingIncludes: {
    "/api/clients/sample": ["./lib/samples/pictures/marcus.jpg"],
    // Whatever function a process serves, it takes up images that a killed one left.
    "/**": NETWORKS,
  },
  // Biome and the type check are checks of their own.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      // Whatever is no page runs and loads nothing: pages get a policy of their own from the middleware, after this one.
      { source: "/:path*", headers: [...securityHeaders, policy(API_POLICY)] },
      // A reset link carries its token in the address.
      { source: "/login", headers: [{ key: "Referrer-Policy", value: "no-referrer" }] },
      { source: "/share/:path*", headers: sharedLinkHeaders },
      { source: "/api/share/:path*", headers: sharedLinkHeaders },
      { source: "/check-in/:path*", headers: sharedLinkHeaders },
      { source: "/api/check-in/:path*", headers: sharedLinkHeaders },
      { source: "/:folder(brand|icons)/:path*", headers: pictureHeaders },
      { source: "/favicon.:type", headers: pictureHeaders },
      { source: "/serwist/:path*", headers: [serviceWorkerPolicy] },
      { source: "/eye/:path*", headers: eyeHeaders },
      { source: "/eye/:version/worker.js", headers: eyeWorkerHeaders },
      { source: "/sw.v2.js", headers: serviceWorkerHeaders },
      { source: "/version.json", headers: [{ key: "Cache-Control", value: "no-store" }] },
    ];
  },
  async rewrites() {
    return [
      { source: "/sw.v2.js", destination: "/serwist/sw.js" },
      // Each tab of a client's page is a page of its own, which brings that tab along; whoever waits for images sees them.
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
      // A file that is missing is no page that somebody has to sign in for.
      { source: "/:folder(_next|brand|icons)/:path*", destination: "/api" },
      { source: "/serwist/:path((?!sw\\.js$).*)", destination: "/api" },
      { source: "/favicon.:type", destination: "/api" },
    ];
  },
};

export default withSerwist(config);
