import { STYLES_FILE } from "@/app/styles-file";
import styles from "@/app/styles-text";
import { KEPT_FOR_GOOD } from "@/lib/server/http/page-headers";
import { unknownEndpoint } from "@/lib/server/http/unserved";

const HEADERS = {
  "Content-Type": "text/css; charset=utf-8",
  "Cache-Control": KEPT_FOR_GOOD,
};

/** The stylesheet for returning browsers and for the service worker. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  // Not cached: another version's server may have the file a moment later.
  return file === STYLES_FILE ? new Response(styles, { headers: HEADERS }) : unknownEndpoint();
}
