const SHORTEST = 4;
const LETTERS_PER_SLIP = 4;

/**
 * Whether a word is meant by what was typed, slips aside: one for every four letters that were typed. What was typed
 * may be the beginning of the word.
 */
export function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < SHORTEST) return word.startsWith(typed);
  const slips = Math.floor(typed.length / LETTERS_PER_SLIP);
  return distanceToBeginning(typed, word) <= slips;
}

/** The fewest letters to change, leave out or put in (Levenshtein) that make a text a beginning of another. */
function distanceToBeginning(typed: string, word: string): number {
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...typed].entries()) {
    const next = [index + 1];
    for (let at = 0; at < word.length; at++)
      next.push(
        Math.min((row[at] ?? 0) + Number(word[at] !== letter), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return Math.min(...row);
}
