/** A page's address as somebody types it, with its protocol; null for what is no page on the web. */
export function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return /^[^.].*\.[a-z\d-]{2,}$/i.test(url.hostname) ? url.href : null;
}

/** The same for people to read. */
export const shownWebAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
