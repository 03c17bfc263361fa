const LINK = /https:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]]/u;
/** Around the address: space and what only joined it to the words. */
const EDGES = /^[\s,;:.)\]]+|[\s,;:([]+$/gu;

/** The first web address of a note, and the words around it; null if there is none. */
export function noteLink(note: string): { words: string; link: string } | null {
  const link = LINK.exec(note)?.[0];
  if (!link || !URL.canParse(link)) return null;
  const around = note.split(link).map((words) => words.replaceAll(EDGES, ""));
  return { words: around.filter(Boolean).join(" "), link };
}
