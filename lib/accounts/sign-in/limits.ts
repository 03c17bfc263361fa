export const MIN_PASSWORD_LENGTH = 6;
/** Argon2 accepts any length; the limit bounds the work of one request. */
export const MAX_PASSWORD_LENGTH = 1024;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 120;
