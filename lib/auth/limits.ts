export const MIN_PASSWORD_LENGTH = 6;
/** Argon2 takes any length; the cap only bounds the work of one request. */
export const MAX_PASSWORD_LENGTH = 1024;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 120;
