/** What a file is, by its place in the tree. The first pattern that matches counts. */
const KINDS = [
  ["route", /^app\/api\/.*\/route\.ts$/],
  ["page", /^app\//],
  ["middleware", /^(middleware|instrumentation(-client)?)\.ts$/],
  ["ui", /^components\/ui\//],
  ["frame", /^components\/platform\/frame\//],
  ["screen", /^components\/[a-z-]+\/[a-z-]+\/[a-z-]+-screen\.tsx$/],
  ["shell", /^components\/accounts\/sign-in\/(signed-in-shell\.tsx|use-session\.ts)$/],
  ["part", /^components\/[a-z-]+\/[a-z-]+\//],
  ["env", /^lib\/platform\/kernel\/env(-fixes)?\.ts$/],
  ["errors", /^lib\/platform\/kernel\/errors\.ts$/],
  ["context", /^lib\/platform\/kernel\/context\.ts$/],
  ["kernel", /^lib\/platform\/kernel\//],
  ["runtime", /^lib\/server\/runtime\//],
  ["server", /^lib\/server\/http\//],
  ["http-contract", /^lib\/platform\/http\/(contract|key)\.ts$/],
  ["http-client", /^lib\/platform\/http\//],
  ["pure", /^lib\/engine\/(check\/|words\/|live\/live-sight\.ts)/],
  ["engine", /^lib\/engine\//],
  ["adapter", /^lib\/ports\/(?!.*\/port\.ts$)/],
  ["port", /^lib\/ports\//],
  ["browser", /^lib\/platform\/(browser|outbox)\//],
  ["schema", /^lib\/([a-z-]+\/){2}([a-z-]+-)?schema\.ts$/],
  ["contract", /^lib\/([a-z-]+\/){2}contract\.ts$/],
  ["queries", /^lib\/([a-z-]+\/){2}([a-z]+-)?queries\.ts$/],
  ["service", /^lib\/([a-z-]+\/){2}(([a-z]+-)?service|job)\.ts$/],
  ["store", /^lib\/([a-z-]+\/){2}([a-z]+-)?store\.ts$/],
  ["pure", /^lib\//],
  ["generated", /^prisma\/generated\//],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Kind = (typeof KINDS)[number][0];

/** Who may import whom; a kind that is not listed is forbidden. */
export const MAY_IMPORT: Record<Kind, readonly Kind[]> = {
  route: ["contract", "service", "server"],
  page: [
    ...(["page", "screen", "frame", "ui", "shell", "part", "server", "service", "contract"] as const),
    ...(["queries", "context", "browser", "http-client", "pure"] as const),
  ],
  middleware: ["server", "runtime", "kernel"],
  ui: ["ui"],
  frame: ["frame", "ui", "browser"],
  screen: [
    ...(["screen", "part", "shell", "frame", "ui", "queries", "contract"] as const),
    ...(["schema", "pure", "browser", "http-client"] as const),
  ],
  shell: ["shell", "frame", "ui", "queries", "schema", "pure", "browser"],
  part: [
    ...(["part", "shell", "frame", "ui", "queries", "contract"] as const),
    ...(["schema", "pure", "browser", "http-client"] as const),
  ],
  env: ["env"],
  errors: [],
  context: ["context", "port", "adapter", "pure", "generated"],
  kernel: ["env", "kernel", "context", "generated"],
  "http-contract": ["errors", "context"],
  "http-client": ["http-contract", "http-client", "browser"],
  runtime: ["env", "runtime", "kernel", "context", "port", "adapter", "service", "pure", "generated"],
  server: ["server", "runtime", "env", "kernel", "context", "errors", "http-contract", "service", "pure"],
  engine: ["engine", "pure"],
  port: ["port", "pure"],
  adapter: ["port", "adapter", "engine", "pure"],
  browser: ["browser", "pure"],
  schema: ["schema", "pure", "port"],
  contract: ["schema", "http-contract", "pure"],
  queries: ["queries", "contract", "schema", "pure", "http-client", "http-contract", "browser"],
  service: ["service", "store", "schema", "pure", "errors", "context", "kernel", "port", "http-contract"],
  store: ["store", "schema", "pure", "port", "context", "generated"],
  pure: ["pure", "schema", "port"],
  generated: ["generated"],
};

/** The parts of the image engine from below to above; its root combines them. */
const ENGINE = [
  "check",
  "words",
  "raster",
  "template",
  "person",
  "live",
  "outline",
  "surface",
  "light",
  "warp",
];

export function kindOf(file: string): Kind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(file))?.[0];
}

/** Where a file's part stands in that order; -1 for a part without a place, undefined for any other file. */
export function placeInEngine(file: string): number | undefined {
  const part = /^lib\/engine\/([^/]+)\//.exec(file)?.[1];
  return part === undefined ? undefined : ENGINE.indexOf(part);
}
