import "server-only";
import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "@/lib/calendar/days";
import type { Mail } from "@/lib/ports/mailer/port";
import { sha256 } from "@/lib/text/sha256";

type Letter = Pick<Mail, "headers"> & {
  to: { name: string; email: string };
  subject: string;
  lines: readonly string[];
};

/** A mail with a greeting and one paragraph per line. A line that is a URL becomes a link. */
export function letter({ to, subject, lines, headers }: Letter): Mail {
  const all = [`Hello ${to.name.replace(/\s+/g, " ")},`, ...lines];
  const html = all.map((line) => `<p>${/^https?:\S+$/.test(line) ? anchor(line) : escapeHtml(line)}</p>`);
  return {
    to: to.email,
    subject,
    text: all.join("\n\n"),
    html: html.join("\n"),
    ...(headers && { headers }),
  };
}

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
