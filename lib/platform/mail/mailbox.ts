const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/** One text for all spellings of an address that end in the same mailbox: tags, and Google's dots, make no other one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [domain, local = ""] = [email.slice(at + 1), email.slice(0, at).split("+")[0]];
  if (!GOOGLE.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll(".", "")}@gmail.com`;
}
