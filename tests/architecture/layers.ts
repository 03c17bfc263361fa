/** What a file is, by its place in the tree. The first pattern that matches counts. */
const KINDS = [
  ["route", /^app\/(api\/.*\/route|serwist\/.*\/route)\.ts$/],
  ["page", /^app\//],
  ["middleware", /^(middleware|instrumentation(-client)?)\.ts$/],
  ["ui", /^components\/ui\//],
  ["layout", /^components\/layout\//],
  ["screen", /^components\/([a-z-]+\/)+[a-z-]+-screen\.tsx$/],
  [
    "shell",
    /^components\/auth\/(signed-in-shell\.tsx|sign-out-question\.tsx|use-session\.ts|every-page\/texts\.ts)$/,
  ],
  ["part", /^components\/[a-z-]+\//],
  ["env", /^lib\/env\.ts$/],
  ["errors", /^lib\/errors\.ts$/],
  ["http-contract", /^lib\/http\/contract\.ts$/],
  ["http-client", /^lib\/http\/(api-error|call|later|query|answers|deliver|after-write)\.ts$/],
  ["http-server", /^lib\/http\//],
  ["context", /^lib\/server\/context\.ts$/],
  ["server", /^lib\/server\//],
  ["adapter", /^lib\/ports\/(?!.*\/port\.ts$)/],
  ["port", /^lib\/ports\//],
  ["browser", /^lib\/browser\//],
  ["schema", /^lib\/[a-z-]+\/schema\.ts$/],
  ["contract", /^lib\/[a-z-]+\/contract\.ts$/],
  ["queries", /^lib\/[a-z-]+\/([a-z]+-)?queries\.ts$/],
  ["service", /^lib\/[a-z-]+\/(([a-z]+-)?service|job)\.ts$/],
  ["store", /^lib\/[a-z-]+\/([a-z]+-)?store\.ts$/],
  ["pure", /^lib\//],
  ["generated", /^prisma\/generated\//],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Kind = (typeof KINDS)[number][0];

/** Who may import whom; a kind that is not listed is forbidden. */
export const MAY_IMPORT: Record<Kind, readonly Kind[]> = {
  route: ["contract", "service", "http-server"],
  page: [
    "page",
    "screen",
    "layout",
    "ui",
    "shell",
    "part",
    "server",
    "service",
    "contract",
    "context",
    "browser",
    "http-client",
    "http-server",
    "pure",
  ],
  middleware: ["server"],
  ui: ["ui"],
  layout: ["layout", "ui", "browser"],
  screen: ["screen", "part", "shell", "layout", "ui", "queries", "schema", "pure", "browser", "http-client"],
  shell: ["shell", "layout", "ui", "queries", "schema", "browser"],
  part: ["part", "shell", "layout", "ui", "queries", "schema", "pure", "browser", "http-client"],
  env: [],
  errors: [],
  "http-contract": ["errors"],
  "http-client": ["http-contract", "http-client", "browser"],
  "http-server": ["http-contract", "http-server", "errors", "context", "server", "pure"],
  context: ["http-contract", "port", "adapter", "pure", "generated"],
  server: ["env", "server", "context", "port", "adapter", "pure", "generated", "errors", "service"],
  port: ["port", "pure"],
  adapter: ["port", "adapter", "pure"],
  browser: ["browser", "pure"],
  schema: ["schema", "pure", "port"],
  contract: ["schema", "http-contract", "pure"],
  queries: ["queries", "contract", "schema", "pure", "http-client", "http-contract", "browser"],
  service: ["service", "store", "schema", "pure", "errors", "context", "port", "http-contract", "server"],
  store: ["store", "schema", "pure", "port", "context", "generated"],
  pure: ["pure", "schema", "port"],
  generated: ["generated"],
};

/** Features below come first: a feature may use those that stand before it, never one behind it. */
export const FEATURES = [
  "text",
  "body",
  "limits",
  "cleanup",
  "mail",
  "idempotency",
  "auth",
  "consents",
  "notifications",
  "photos",
  "spending",
  "transformations",
  "webhooks",
  "clients",
  "measurements",
  "timeline",
  "workouts",
  "logbook",
  "progress",
  "imports",
  "plans",
  "samples",
  "analytics",
  "history",
  "shares",
  "privacy",
  "export",
  "audit",
  "deletions",
  "account",
  "rounds",
  "admin",
  "health",
];

export function kindOf(file: string): Kind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(file))?.[0];
}

/** The feature of a service, store or job; other files are not ordered among features. */
export function featureOf(file: string): string | undefined {
  return /^lib\/([a-z-]+)\/(service|store|job)\.ts$/.exec(file)?.[1];
}
