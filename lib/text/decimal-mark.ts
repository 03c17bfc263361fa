export type DecimalMark = "." | ",";

/**
 * What stands before the tenths where people write numbers as in the first language of a list.
 * @param languages as in an `Accept-Language` header; a point where they are missing or unknown
 */
export function decimalMarkOf(languages: string | null): DecimalMark {
  const [first = ""] = (languages ?? "").split(/[,;]/);
  try {
    return new Intl.NumberFormat(first.trim() || "en").format(1.5).includes(",") ? "," : ".";
  } catch {
    return ".";
  }
}
