/** In Unicode code points, as PostgreSQL counts. */
export const EXERCISE_NAME_MAX_LENGTH = 80;

/** In a URL `.` and `..` are other paths: trashing such an exercise would hit its client. */
const PATH_SEGMENT = /^\.{1,2}$/;
/** At least one character that is no control, format, lone surrogate or white space. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Unicode NFC, trimmed, white space collapsed. Null for what no name may be, such as control characters. */
export function parseExerciseName(text: string): string | null {
  const name = tidy(text);
  if ([...name].length > EXERCISE_NAME_MAX_LENGTH || !VISIBLE.test(name) || PATH_SEGMENT.test(name))
    return null;
  return name.isWellFormed() && !/\p{Cc}/u.test(name) ? name : null;
}

/** The round trip through upper case unfolds letters such as the German sharp s. */
export function exerciseKey(name: string): string {
  return tidy(tidy(name).toLowerCase().toUpperCase().toLowerCase());
}

const tidy = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();
