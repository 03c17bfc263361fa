import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * No prefetch by default: pages render per request, so that a prefetch would only load an empty shell, twice
 * for each visible link.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
