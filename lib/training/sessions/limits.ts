// Here and not in the schema, because browsers load no schemas.

/** Minutes of a session. */
export const SESSION_LENGTH = { min: 5, max: 600 } as const;
export const SESSION_NOTE_LENGTH = 500;
