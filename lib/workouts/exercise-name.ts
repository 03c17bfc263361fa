/** Longest exercise name, counted in characters as a reader counts them in the database: code points. */
export const EXERCISE_NAME_MAX_LENGTH = 80;

/** In an address `.` and `..` mean another place: trashing an exercise of that name would hit its client. */
const PATH_SEGMENT = /^\.{1,2}$/;
/** Controls, formats such as a zero-width space, lone surrogates and white space print nothing. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/**
 * The form in which an exercise name is stored and shown: composed Unicode (NFC), trimmed, inner white space
 * collapsed to single spaces. Null when nothing visible is left, when it is longer than 80 characters, when it
 * holds control characters or broken Unicode, and for `.` and `..`.
 */
export function parseExerciseName(text: string): string | null {
  const name = tidy(text);
  if ([...name].length > EXERCISE_NAME_MAX_LENGTH || !VISIBLE.test(name) || PATH_SEGMENT.test(name))
    return null;
  return name.isWellFormed() && !/\p{Cc}/u.test(name) ? name : null;
}

/**
 * The key under which two spellings count as one exercise: `bench  PRESS` and `Bench Press` share it.
 * Through upper case, because only that unfolds letters such as the German sharp s, and lower case before it, because a
 * capital sharp s is upper case already.
 */
export function exerciseKey(name: string): string {
  return tidy(tidy(name).toLowerCase().toUpperCase().toLowerCase());
}

const tidy = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();
