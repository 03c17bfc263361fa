import { clientAddress } from "@/lib/text/addresses";

/** Placeholder for a client's id in a cached page, of the same length. */
const ANY_CLIENT = "00000000-0000-0000-0000-000000000000";
const CLIENT_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The HTML has no data of an account. A client's page is cached once, with a placeholder for the id. */
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

/** Placeholder for a link's token, of the same length. The server gives this page to everybody, without data. */
export const ANY_TOKEN = "0".repeat(43);
const LINK = /^(\/(?:check-in|intake)\/)([\w-]{43})$/;

export const CHECK_IN_SHELL = `/check-in/${ANY_TOKEN}`;
export const INTAKE_SHELL = `/intake/${ANY_TOKEN}`;

export type Shell = { address: string; fill: (html: string) => string };

export function shellFor({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): Shell | null {
  const [, page, token] = LINK.exec(pathname) ?? [];
  if (page && token) return { address: page + ANY_TOKEN, fill: (html) => html.replaceAll(ANY_TOKEN, token) };
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
