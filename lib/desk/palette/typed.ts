import { matchWords } from "@/lib/text/match";

/** What the palette offers: found by the words of its label and by other plain words for the same. */
export type Findable = { label: string; also?: string };

/** From this length on the beginning of a word counts; shorter ones would hide clients. */
const SHORTEST_START = 3;

/**
 * Splits typed text into the actions that its words name best and the rest, which names a client:
 * "weigh lena" is the weigh-in of whoever is found by "lena".
 */
export function readTyped<Action extends Findable>(
  typed: string,
  actions: readonly Action[],
): { named: Action[]; rest: string } {
  const words = matchWords(typed);
  const hitsOf = (action: Action) => words.filter((word) => names(action, word));
  const most = Math.max(0, ...actions.map((action) => hitsOf(action).length));
  const named = most === 0 ? [] : actions.filter((action) => hitsOf(action).length === most);
  const rest = words.filter((word) => !named.some((action) => names(action, word)));
  return { named, rest: rest.join(" ") };
}

function names({ label, also = "" }: Findable, typed: string): boolean {
  const own = matchWords(`${label} ${also}`).flatMap((word) => [word, ...word.split("-")]);
  return own.some((word) => word === typed || (typed.length >= SHORTEST_START && word.startsWith(typed)));
}
