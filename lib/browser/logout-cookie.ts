/** Tells the server that somebody logged out while it could not be told: the account's pages stay empty until it is. */
export const LOGOUT_PENDING = "formcast-logout-pending";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** As `document.cookie` takes it. */
export const logoutCookie = (pending: boolean): string =>
  `${LOGOUT_PENDING}=1;path=/;max-age=${pending ? YEAR_SECONDS : 0};samesite=lax`;
