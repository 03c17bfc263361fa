export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export type DecimalMark = "." | ",";

/** A point if the list is empty or unknown. @param languages as in an `Accept-Language` header */
export function decimalMarkOf(languages: string | null): DecimalMark {
  const [first = ""] = (languages ?? "").split(/[,;]/);
  try {
    return new Intl.NumberFormat(first.trim() || "en").format(1.5).includes(",") ? "," : ".";
  } catch {
    return ".";
  }
}
