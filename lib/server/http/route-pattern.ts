type Route = { page: string; regex: string };

/** The part of Next's `routes-manifest.json` that is read here. */
export type RoutesManifest = { staticRoutes: Route[]; dynamicRoutes: Route[] };

/** The page of the app's own 404, which matches every address. */
const UNKNOWN = "/[...unknown]";

/**
 * The address as a pattern, such as `/api/client/[id]`: a path itself may contain ids and tokens. An address without a
 * page is a file if it was found.
 */
export function routePatterns(manifest: RoutesManifest) {
  // Next's own order: exact addresses first, then from the most specific pattern to the least.
  const known = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .filter(({ page }) => page !== UNKNOWN)
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (pathname: string, status: number): string => {
    const route = known.find(({ regex }) => regex.test(pathname));
    return route?.page ?? (status < 300 || status === 304 ? "file" : UNKNOWN);
  };
}
