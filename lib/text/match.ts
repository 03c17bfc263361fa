export type Part = { text: string; isMatch: boolean };

/** Keeps the length, so that indexes of the folded text fit the original. */
const foldLetter = (letter: string): string =>
  (letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase() || letter).slice(0, letter.length);

const fold = (text: string): string => Array.from(text, foldLetter).join("");

/** Whether every word of the query occurs in the text, ignoring accents and case. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return matchWords(query).every((word) => folded.includes(word));
}

export function matchedParts(text: string, query: string): Part[] {
  const folded = fold(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of matchWords(query)) {
    const at = folded.indexOf(word);
    if (at >= 0) marks.fill(true, at, at + word.length);
  }
  const parts: Part[] = [];
  for (const [index, isMatch] of marks.entries()) {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text[index];
    else parts.push({ text: text[index] ?? "", isMatch });
  }
  return parts;
}

/** The words of a text as they are compared: without accents and case. */
export const matchWords = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);
