/** Seconds down, at the bottom, up and at the top, such as 3-1-X-0; X is as fast as possible, and the last one may be missing. */
export const TEMPO = /^[0-9X](?:-[0-9X]){2,3}$/;
export const TEMPO_REFUSAL = "A tempo such as 3-1-1 or 3-1-X-0";

/** Reads `31x0` and `3/1/1` too. Null for anything else. */
export function parseTempo(typed: string): string | null {
  const parts = typed.toUpperCase().replace(/[\s\-–/.:]/g, "");
  const tempo = [...parts].join("-");
  return TEMPO.test(tempo) ? tempo : null;
}
