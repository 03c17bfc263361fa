import type { Mail } from "@/lib/ports/mailer/port";

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
