import type { Mail } from "@/lib/ports/mailer/port";

export const RESET_MINUTES = 60;

/** The mail with the link that sets a new password. The link is built from the operator's address alone. */
export function resetMail(to: { name: string; email: string }, appUrl: string, token: string): Mail {
  const link = `${appUrl.replace(/\/$/, "")}/login?reset=${encodeURIComponent(token)}`;
  const lines = [
    `Hello ${oneLine(to.name)},`,
    "Somebody, hopefully you, asked for a new Formcast password. This link sets it. It works once, for " +
      `${RESET_MINUTES} minutes:`,
    link,
    "If it was not you, nothing has changed and you can ignore this mail.",
  ];
  const html = lines.map((line) => `<p>${line === link ? anchor(link) : escapeHtml(line)}</p>`).join("\n");
  return { to: to.email, subject: "Reset your Formcast password", text: lines.join("\n\n"), html };
}

function anchor(link: string): string {
  return `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, " ");
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
