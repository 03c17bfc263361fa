export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

const MAX_PLAIN_LENGTH = 40;

/** A name for a mail, whose readers' programs make a link of anything like an address: at most 40 characters, no link. */
export function plainName(name: string): string {
  const words = name
    .normalize("NFKC")
    .replace(/https?:|www\./gi, " ")
    .replace(/[.。@:/\\]+(?=\S)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...words];
  if (characters.length <= MAX_PLAIN_LENGTH) return words;
  return `${characters.slice(0, MAX_PLAIN_LENGTH - 1).join("")}…`;
}
