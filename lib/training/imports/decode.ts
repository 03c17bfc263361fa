const PAGES = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1257",
] as const;

/** Text encodings of spreadsheets and of other apps, as `TextDecoder` names them. */
export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  ...PAGES,
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const ENCODING_LABELS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Windows-1252 (Western)",
  "windows-1250": "Windows-1250 (Central European)",
  "windows-1251": "Windows-1251 (Cyrillic)",
  "windows-1253": "Windows-1253 (Greek)",
  "windows-1254": "Windows-1254 (Turkish)",
  "windows-1257": "Windows-1257 (Baltic)",
  shift_jis: "Shift JIS (Japanese)",
  gb18030: "GB 18030 (Chinese)",
  big5: "Big5 (Chinese)",
  "euc-kr": "EUC-KR (Korean)",
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
  return isUtf8(bytes) ? "utf-8" : (eastAsianOf(bytes) ?? codePageOf(bytes));
}

/** What Windows-1252 has at 0x80 to 0x9F. */
const WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20 decodes Windows-1252 as Latin-1, hence the table. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "windows-1252") return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => WESTERN[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Also if an app has cut a letter or two in the middle. */
function isUtf8(bytes: Uint8Array): boolean {
  if (isIn("utf-8", bytes)) return true;
  const beyond = new TextDecoder().decode(sampleOf(bytes)).match(/\P{ASCII}/gu) ?? [];
  const broken = beyond.filter((letter) => letter === "\ufffd").length;
  return broken * 3 < beyond.length;
}

function isIn(encoding: Encoding, bytes: Uint8Array): boolean {
  try {
    // As a stream, because a sample may end within a letter.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * The usual letters of each encoding's language, and the share of all letters beyond ASCII that they exceed in a text that
 * is really in this encoding. The first encoding that fits is taken.
 */
const EAST_ASIAN: readonly (readonly [Encoding, RegExp, number])[] = [
  ["shift_jis", /[\u3040-\u30ff]/gu, 0.3],
  ["euc-kr", /[\uac00-\ud7a3]/gu, 0.9],
  // The most usual characters, and those of a logbook.
  [
    "gb18030",
    /[的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后重量次数组卧推深蹲硬拉动作日期备注练胸背腿肩臂举杠铃哑铃]/gu,
    0.3,
  ],
  [
    "big5",
    /[的一是不了人我在有他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可她里後重量次數組臥推深蹲硬舉動作日期備註練胸背腿肩臂槓鈴啞鈴]/gu,
    0.3,
  ],
];

/** From a little before the first byte that tells anything. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte > 127);
  return bytes.subarray(start > 50 ? start - 50 : 0, start + PAGE_BYTES);
}

function eastAsianOf(bytes: Uint8Array): Encoding | null {
  const sample = sampleOf(bytes);
  for (const [encoding, usual, share] of EAST_ASIAN) {
    if (!isIn(encoding, sample)) continue;
    const letters = new TextDecoder(encoding).decode(sample).replace(/[\p{ASCII}\s]/gu, "");
    if ((letters.match(usual)?.length ?? 0) > letters.length * share) return encoding;
  }
  return null;
}

/** Letters beyond ASCII of the languages that are written in each code page. */
const ALPHABETS: Record<(typeof PAGES)[number], readonly string[]> = {
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
  "windows-1253": ["αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ"],
  "windows-1254": ["âçğıîöşûü"],
  "windows-1257": [
    "ąčęėįšųūž", // Lithuanian
    "āčēģīķļņšūž", // Latvian
    "äõöüšž", // Estonian
  ],
  "windows-1251": ["абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђјљњћџ"],
};
/** Marks of either page that belong to no alphabet: quotes, dashes, signs. */
const SIGNS = /[\u2018-\u201e\u2020-\u2026\u2030\u2039\u203a\u20ac\u2122\u00a0-\u00bb\u00d7\u00f7]/u;

/** The page in one of whose languages most of the text is likely; the first of them if they are equal. */
function codePageOf(bytes: Uint8Array): Encoding {
  const sample = sampleOf(bytes);
  const likeness = (page: keyof typeof ALPHABETS): number => {
    const words = decoded(sample, page).match(/[\p{L}\p{M}¹³¼¾¿¡º£¥]*[^\p{ASCII}][^\s;,"]*/gu) ?? [];
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
  const written = [...word];
  [...word.toLowerCase()].forEach((letter, at, all) => {
    if (letter <= "\u007f") return;
    if (written[at] !== letter && /\p{Ll}/u.test(written[at - 1] ?? "")) sum -= 1;
    else if (letters.includes(letter)) sum += isOddlyPlaced(letter, all[at - 1], all[at + 1]) ? 0.25 : 1;
    else if (!SIGNS.test(letter) || /\p{L}/u.test(all[at - 1] ?? "")) sum -= 1;
  });
  return sum;
}

const VOWEL = /[aeiouyáéíóúůěąę]/u;

const LATIN = /[a-z]/;

/**
 * Whether no language writes the letter there, so that it is probably of another code page: Greek or Cyrillic beside Latin
 * letters, or a grave or circumflex before a vowel.
 */
function isOddlyPlaced(letter: string, before = "", after = ""): boolean {
  if (letter >= "\u0370") return LATIN.test(before) || LATIN.test(after);
  if ("èêìîòùûœ".includes(letter)) return VOWEL.test(after) && before !== "q";
  if ("æøåñ".includes(letter))
    return letter === "ñ" ? !VOWEL.test(after) : VOWEL.test(after) && VOWEL.test(before);
  return "ąęěů".includes(letter) && VOWEL.test(after);
}
