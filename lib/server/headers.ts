/** The middleware tells the page in this header which address was asked for; a caller's own is overwritten. */
export const ASKED_FOR = "x-formcast-asked-for";
