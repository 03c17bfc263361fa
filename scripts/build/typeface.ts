import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const STYLES = "components/ui/typeface.css";
const FOLDER = "public";
/** These two parts are cut to what the app needs; the package has the others as they are. */
const CUT = ["basic", "latin"];
const WHOLE = "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2";
/** Kerning, tabular figures, and glyph variants of some weights. */
const FEATURES = ["kern", "tnum", "rvrn"];

type Cut = { file: string; characters: string; bytes: Buffer };

export async function cutTypeface(): Promise<Cut[]> {
  const styles = await readFile(STYLES, "utf8");
  const whole = await readFile(createRequire(import.meta.url).resolve(WHOLE));
  const cuts: Cut[] = [];
  for (const face of styles.split("@font-face").slice(1)) {
    const [file = ""] = wordsOf(face, /url\("(.+?)"\)/);
    if (!CUT.includes(path.basename(file, ".woff2"))) continue;
    const characters = wordsOf(face, /unicode-range:\s*(.+?);/s)
      .map(charactersIn)
      .join("");
    const variationAxes = {
      wght: limitsOf(wordsOf(face, /font-weight: (.+?);/)),
      wdth: limitsOf(wordsOf(face, /font-stretch: (.+?);/)),
    };
    const options = { targetFormat: "woff2", variationAxes, keepFeatures: FEATURES } as const;
    cuts.push({
      file: path.join(FOLDER, file),
      characters,
      bytes: await subsetFont(whole, characters, options),
    });
  }
  return cuts;
}

/** `npm run typeface`: writes the cut files of components/ui/typeface.css. */
export async function writeTypeface(): Promise<void> {
  for (const { file, bytes } of await cutTypeface()) await writeFile(file, bytes);
}

function wordsOf(face: string, pattern: RegExp): string[] {
  return pattern.exec(face)?.[1]?.split(/[\s,]+/) ?? [];
}

function charactersIn(span: string): string {
  const [first = Number.NaN, last = first] = span
    .slice("U+".length)
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function limitsOf([min = "", max = ""]: string[]) {
  return { min: Number.parseInt(min, 10), max: Number.parseInt(max, 10) };
}
