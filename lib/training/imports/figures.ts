import type { DecimalMark } from "@/lib/text/written-number";

/** Digits, decimal marks and commas of other scripts as ours, without the signs that only turn the direction of text. */
export const asciiDigits = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .replace(/(?!\d)\p{Nd}/gu, digitValue)
        .replaceAll("٫", ".")
        .replaceAll("٬", "")
        .replaceAll("،", ",")
        .replace(/\p{Cf}/gu, "");

/** The digits of each script follow each other from its zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const before = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(code - 1 - at));
  return String(before.findIndex((one) => !/\p{Nd}/u.test(one)));
}

/** Spaces and apostrophes between thousands, and every minus sign. */
const plainOf = (text: string): string =>
  asciiDigits(text)
    .trim()
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/gu, "")
    .replace(/^[−–]/u, "-");
const NUMBER = /^-?(?:\d+(?:[.,]\d+)*[.,]?|[.,]\d+)$/;
/** One mark with exactly three digits behind it: a thousand or a fraction. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** The decimal mark that a number shows by itself; null if it has none, or could be read either way. */
function decimalMarkIn(text: string): DecimalMark | null {
  const plain = plainOf(text);
  if (!NUMBER.test(plain) || AMBIGUOUS.test(plain)) return null;
  const marks = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last !== "." && last !== ",") return null;
  const isRepeated = marks.length > 1 && marks.every((mark) => mark === last);
  return isRepeated ? (last === "." ? "," : ".") : last;
}

const isAmbiguous = (text: string): boolean => AMBIGUOUS.test(plainOf(text));

/** Null for other text. @param decimal how a number with one mark and three digits is read */
export function figureOf(text: string, decimal: DecimalMark): number | null {
  const plain = plainOf(text);
  if (!NUMBER.test(plain)) return null;
  const mark = decimalMarkIn(plain) ?? decimal;
  const thousands = mark === "." ? "," : ".";
  const [whole = "", fraction = "", ...more] = plain.split(mark);
  if (more.length > 0 || fraction.includes(thousands)) return null;
  const groups = whole.replace("-", "").split(thousands);
  if (groups.length > 1 && !groups.slice(1).every((group) => group.length === 3)) return null;
  const value = Number(`${whole.replaceAll(thousands, "") || 0}.${fraction || 0}`);
  return Number.isNaN(value) ? null : value;
}

/** The number of a cell and what stands behind it, such as a unit. */
export function withUnit(text: string): { figure: string; unit: string } {
  const [, figure = text, unit = ""] = /^([^\p{L}%]*?) *(\p{L}+|%)?\.?$/u.exec(text) ?? [];
  return { figure, unit: unit.toLowerCase() };
}

/** @property sample a number that can be read two ways, if nothing in the file settles it */
export interface SettledDecimal {
  readonly decimal: DecimalMark;
  readonly sample: string | null;
}

/** @property most the largest figure that the column can have */
export interface FigureColumn {
  readonly texts: Iterable<string>;
  readonly most: number;
}

/**
 * Numbers that show their mark settle it for the whole file. If none does, a reading that makes most of the doubtful
 * numbers larger than any figure of their column is none.
 */
export function settleDecimal(columns: readonly FigureColumn[]): SettledDecimal {
  const seen = { ".": 0, ",": 0 };
  const doubtful = new Map<string, number>();
  for (const { texts, most } of columns)
    for (const text of texts) {
      const { figure } = withUnit(text);
      const mark = decimalMarkIn(figure);
      if (mark) seen[mark] += 1;
      else if (isAmbiguous(figure)) doubtful.set(figure, most);
    }
  const [sample = null] = doubtful.keys();
  if (sample === null) return { decimal: ".", sample };
  if (seen["."] > 0 !== seen[","] > 0) return { decimal: seen["."] > 0 ? "." : ",", sample: null };
  const likely = ([".", ","] as const).filter((mark) => {
    const tooLarge = [...doubtful].filter(([text, most]) => Math.abs(figureOf(text, mark) ?? 0) > most);
    return tooLarge.length * 2 <= doubtful.size;
  });
  const [only, ...others] = likely;
  return only && others.length === 0 ? { decimal: only, sample: null } : { decimal: ".", sample };
}
