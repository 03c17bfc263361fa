import { clientAddress } from "@/lib/text/client-address";

/** Stands for a client's id in a kept page. As long as a real one, and nobody's. */
const ANY_CLIENT = "00000000-0000-0000-0000-000000000000";
const CLIENT_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * The signed-in pages that open without a network. Their HTML holds nothing of an account: whatever they show, they
 * fetch. A page of one client is kept once, with a placeholder for the client's id.
 */
export const SHELLS: readonly string[] = [
  "/",
  `/?clientId=${ANY_CLIENT}`,
  "/client-dashboard",
  "/client-onboarding",
  clientAddress(ANY_CLIENT, "form"),
  "/analytics",
  "/calendar",
  "/inbox",
  "/floor",
  "/my-account",
  clientAddress(ANY_CLIENT),
  clientAddress(ANY_CLIENT, "morphs"),
  clientAddress(ANY_CLIENT, "timeline"),
];

/** Stands for a check-in link's token, as long as a real one. The server gives its page to everybody, empty. */
export const ANY_TOKEN = "0".repeat(43);
const CHECK_IN = /^\/check-in\/([\w-]{43})$/;

/** The page of a client who has opened a check-in link on this device; kept under no token. */
export const CHECK_IN_SHELL = `/check-in/${ANY_TOKEN}`;

/** A kept page, and what its placeholder has to become: the client's id, or the link's token. */
export type Shell = { address: string; fill: (html: string) => string };

/** The kept page that stands for an address; null when there is none. */
export function shellFor({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): Shell | null {
  const token = CHECK_IN.exec(pathname)?.[1];
  if (token) return { address: CHECK_IN_SHELL, fill: (html) => html.replaceAll(ANY_TOKEN, token) };
  const path = pathname === "/dashboard" ? "/client-dashboard" : pathname;
  const clientId = CLIENT_ID.exec(searchParams.get("clientId") ?? path)?.[0];
  const general = path.replace(CLIENT_ID, ANY_CLIENT);
  const candidates = searchParams.has("clientId")
    ? [`${general}?clientId=${ANY_CLIENT}`]
    : [`${general}?tab=${searchParams.get("tab")}`, general];
  const address = candidates.find((candidate) => SHELLS.includes(candidate));
  if (!address) return null;
  return { address, fill: (html) => (clientId ? html.replaceAll(ANY_CLIENT, clientId) : html) };
}

/** Where the service worker keeps the small pictures that open without a network. */
export const THUMBNAIL_CACHE = "thumbnails";

/** After photos were deleted: whose the kept ones are, their addresses do not say. */
export async function forgetThumbnails(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(THUMBNAIL_CACHE);
}
