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

/** A mail that greets its reader by name and has one paragraph for each line. A line that is an address is a link. */
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

/** The token of a link that works for so many minutes, and what the database keeps of it: never the token. */
export function newToken(createdAt: Date, minutes: number) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(createdAt.getTime() + minutes * MINUTE_MS);
  return { token, kept: { tokenHash: sha256(token), createdAt, expiresAt } };
}

/** A page of the app with a token, built from the operator's address alone. */
export function linkTo(appUrl: string, path: string, name: string, token: string): string {
  return `${addressOf(appUrl, path)}?${name}=${encodeURIComponent(token)}`;
}

/** A path of the app as an address that works outside of it. */
export const addressOf = (appUrl: string, path: string): string => appUrl.replace(/\/$/, "") + path;
