import { linkCache } from "@/lib/platform/browser/offline-cache";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { ANY_TOKEN } from "@/lib/platform/browser/shells";
import { ApiError } from "@/lib/platform/http/api-error";

/** The page from the network, or else from this device; null for a closed link. */
export type Asked<Page> = { page: Page; isOld: boolean } | null;

/** The page of a link, kept on the device without the token: the cache must not open the link. */
export function linkPage<Page>(name: string, fetchPage: (token: string) => Promise<Page>) {
  const keep = (token: string, page: Page): Promise<void> =>
    linkCache(linkOwner(token)).write(name, renamed(page, token, ANY_TOKEN));
  const forget = (token: string): Promise<void> => linkCache(linkOwner(token)).remove(name);
  return {
    keep,
    forget,
    /** @throws when the network is down and nothing is cached */
    async ask(token: string): Promise<Asked<Page>> {
      try {
        const page = await fetchPage(token);
        await keep(token, page);
        return { page, isOld: false };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return forget(token).then(() => null);
        if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
        const cached = await linkCache(linkOwner(token)).read(name);
        if (cached === undefined) throw error;
        return { page: renamed(cached, ANY_TOKEN, token) as Page, isOld: true };
      }
    },
  };
}

/** The token is also in the addresses of pictures. */
const renamed = (page: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(page).replaceAll(from, to));
