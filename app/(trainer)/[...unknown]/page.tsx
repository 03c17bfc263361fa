import { notFound } from "next/navigation";

/** Every address that no page claims. Having a route, it stands behind the session gate like the others. */
export default function UnknownPage() {
  notFound();
}
