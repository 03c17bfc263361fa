/** Of a trainer's answer to a check-in. Apart from the schemas, which no browser loads. */
export const REPLY_MAX_LENGTH = 1000;
