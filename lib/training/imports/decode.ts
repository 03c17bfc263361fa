/** Text encodings of spreadsheets and of other apps, as `TextDecoder` names them. */
export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "windows-1251",
] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const ENCODING_LABELS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Windows-1252 (Western)",
  "windows-1250": "Windows-1250 (Central European)",
  "windows-1251": "Windows-1251 (Cyrillic)",
} as const satisfies Record<Encoding, string>;

const SAMPLE_BYTES = 4096;
const PAGE_BYTES = 256 * 1024;

/** Without a mark, text that is no UTF-8 is UTF-16 if every other byte is mostly zero, else an old code page. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd > sample.length / 8) return even > odd ? "utf-16be" : "utf-16le";
  return isUtf8(bytes) ? "utf-8" : codePageOf(bytes);
}

/** What Windows-1252 has at 0x80 to 0x9F. */
const WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20 decodes Windows-1252 as Latin-1, hence the table. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "windows-1252") return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => WESTERN[sign.charCodeAt(0) - 0x80] ?? sign);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Letters beyond ASCII of the languages that are written in each code page. */
const ALPHABETS: Record<"windows-1252" | "windows-1250" | "windows-1251", readonly string[]> = {
  "windows-1252": [
    "àâæçèéêëîïôùûüœÿ", // French
    "äöüß",
    "áéíóúüñ¿¡ºª", // Spanish
    "àáâãçéêíóôõúü", // Portuguese
    "àèéìíòóùú", // Italian
    "åäöæøé", // Scandinavian
    "áæðéíóöþúý", // Icelandic
    "áèéëïíóöü", // Dutch
  ],
  "windows-1250": [
    "ąćęłńóśźż", // Polish
    "áčďéěíňóřšťúůýž", // Czech
    "áäčďéíĺľňóôŕšťúýž", // Slovak
    "áéíóöőúüű", // Hungarian
    "ćčđšž", // Croatian, Slovene
    "âîăşţ", // Romanian
    "äöüß",
  ],
  "windows-1251": ["абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђјљњћџ"],
};
/** Marks of either page that belong to no alphabet: quotes, dashes, signs. */
const SIGNS = /[\u2018-\u201e\u2020-\u2026\u2030\u2039\u203a\u20ac\u2122\u00a0-\u00bb\u00d7\u00f7]/u;

const PAGES = ["windows-1252", "windows-1250", "windows-1251"] as const;

/** The page in one of whose languages most of the text is likely; the first of them if they are equal. */
function codePageOf(bytes: Uint8Array): Encoding {
  const start = bytes.findIndex((byte) => byte > 127);
  const sample = bytes.subarray(start > 50 ? start - 50 : 0, start + PAGE_BYTES);
  const likeness = (page: keyof typeof ALPHABETS): number => {
    const words =
      decoded(sample, page)
        .toLowerCase()
        .match(/[\p{L}\p{M}¹³¼¾¿¡º£¥]*[^\p{ASCII}][^\s;,"]*/gu) ?? [];
    return Math.max(
      ...ALPHABETS[page].map((letters) =>
        words.reduce((sum, word) => sum + plausibilityOf(word, letters), 0),
      ),
    );
  };
  return PAGES.map((page) => ({ page, like: likeness(page) })).reduce((best, one) =>
    one.like > best.like ? one : best,
  ).page;
}

/** Of the letters beyond ASCII in a word: those of the alphabet, less the others and those where none is written. */
function plausibilityOf(word: string, letters: string): number {
  let sum = 0;
  [...word].forEach((letter, at, all) => {
    if (letter <= "\u007f") return;
    if (letters.includes(letter)) sum += isOddlyPlaced(letter, all[at - 1], all[at + 1]) ? 0.25 : 1;
    else if (!SIGNS.test(letter) || /\p{L}/u.test(all[at - 1] ?? "")) sum -= 1;
  });
  return sum;
}

const VOWEL = /[aeiouyáéíóúůěąę]/u;

const LATIN = /[a-z]/;

/** No word mixes Cyrillic and Latin letters, and no language writes a grave or a circumflex before another vowel, where the letters of the other page are consonants. */
function isOddlyPlaced(letter: string, before = "", after = ""): boolean {
  if (letter >= "\u0400") return LATIN.test(before) || LATIN.test(after);
  if ("èêìîòùûœ".includes(letter)) return VOWEL.test(after) && before !== "q";
  if ("æøåñ".includes(letter))
    return letter === "ñ" ? !VOWEL.test(after) : VOWEL.test(after) && VOWEL.test(before);
  return "ąęěů".includes(letter) && VOWEL.test(after);
}
