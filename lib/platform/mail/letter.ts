import "server-only";
import { randomBytes } from "node:crypto";
import type { Mail } from "@/lib/ports/mailer/port";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import { plainName } from "@/lib/text/names";
import { sha256 } from "@/lib/text/sha256";

type Line = string | { link: string };

type Letter = {
  to: { name: string; email: string };
  subject: string;
  /** Names in them must be plain, because mail programs make a link of anything like an address. */
  lines: readonly Line[];
  /** The page that ends such mails, for readers who may not have asked for this one. */
  stop?: string;
};

/** A mail with a greeting and one paragraph per line. */
export function letter({ to, subject, lines, stop }: Letter): Mail {
  const end: Line[] = stop ? ["No more mails like this to this address:", { link: stop }] : [];
  const all: Line[] = [`Hello ${plainName(to.name)},`, ...lines, ...end];
  const html = all.map((line) => `<p>${typeof line === "string" ? escapeHtml(line) : anchor(line.link)}</p>`);
  return {
    to: to.email,
    subject,
    text: all.map((line) => (typeof line === "string" ? line : line.link)).join("\n\n"),
    html: html.join("\n"),
    ...(stop && { headers: unsubscribeHeaders(stop) }),
  };
}

/** RFC 2369 and RFC 8058: mail programs show their own button, which posts to the page without opening it. */
const unsubscribeHeaders = (stop: string) => ({
  "List-Unsubscribe": `<${stop}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function anchor(link: string): string {
  return `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** A token and its database row, which stores only the hash. */
export function newToken(createdAt: Date, minutes: number) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(createdAt.getTime() + minutes * MINUTE_MS);
  return { token, row: { tokenHash: sha256(token), createdAt, expiresAt } };
}

/** A link with a token. It uses only the operator's URL, never a request header. */
export function linkTo(appUrl: string, path: string, name: string, token: string): string {
  return `${addressOf(appUrl, path)}?${name}=${encodeURIComponent(token)}`;
}

export const addressOf = (appUrl: string, path: string): string => appUrl.replace(/\/$/, "") + path;
