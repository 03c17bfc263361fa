import Link from "next/link";
import type { ComponentProps } from "react";

/** No prefetch by default: pages render per request, so it would only load an empty shell. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
