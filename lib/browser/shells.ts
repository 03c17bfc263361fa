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
  `/client-onboarding?clientId=${ANY_CLIENT}`,
  "/analytics",
  "/calendar",
  "/floor",
  "/my-account",
  `/transformation/${ANY_CLIENT}`,
  `/transformation/${ANY_CLIENT}?tab=morphs`,
  `/transformation/${ANY_CLIENT}?tab=timeline`,
];

/** A kept page, and the client's id that its placeholder has to become. */
export type Shell = { address: string; fill: (html: string) => string };

/** The kept page that stands for an address; null when there is none. */
export function shellFor({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): Shell | null {
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
