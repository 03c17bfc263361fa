/** The first letters of the first and the last word, as capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

/** What somebody is called by: the first word of the name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
