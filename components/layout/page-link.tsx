import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link within the app. Nothing is fetched ahead unless asked for: the server draws every page for whoever opens it,
 * so that before that there is only an empty frame to fetch, twice for each link in view.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
