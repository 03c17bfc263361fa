/** A mail or one of its parts: unfolded headers and decoded text. */
export type MailPart = { headers: Map<string, string>; body: string; parts: MailPart[] };

/** Parses an RFC 5322 message with the MIME structure of our mailers. */
export function parseMail(source: string): MailPart {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const raw = rest.join("\r\n\r\n");
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [, name, value] = /^([\x21-\x39\x3b-\x7e]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not a header field: ${line}`);
    if (headers.has(name.toLowerCase())) throw new Error(`${name} is there twice`);
    headers.set(name.toLowerCase(), value);
  }
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get("content-type") ?? "")?.[1];
  const sections = boundary ? raw.split(`--${boundary}`).slice(1, -1) : [];
  const parts = sections.map((section) => parseMail(section.replace(/^\r\n/, "").replace(/\r\n$/, "")));
  return { headers, body: decoded(raw, headers.get("content-transfer-encoding")), parts };
}

function decoded(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

export function textOf(source: string): string {
  return parseMail(source).parts.find(({ headers }) => headers.get("content-type")?.startsWith("text/plain"))!
    .body;
}

export function linkIn(source: string): URL {
  return new URL(/https?:\/\/\S+/.exec(textOf(source))![0]);
}

/** The address that a mail program's unsubscribe button calls, which is also the page of the link in the mail. */
export function stopIn(source: string): URL {
  const header = parseMail(source).headers.get("list-unsubscribe") ?? "";
  const address = new URL(header.slice(1, -1));
  if (!textOf(source).includes(address.href)) throw new Error("the mail has no such link");
  return address;
}
