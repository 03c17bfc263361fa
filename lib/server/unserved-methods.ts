import { unservedMethod } from "./unserved";

/**
 * Handlers for every method. A route exports all of these by one line, and its own before them: Next alone would
 * answer the others with nothing but a status.
 */
export {
  unservedMethod as DELETE,
  unservedMethod as GET,
  unservedMethod as OPTIONS,
  unservedMethod as PATCH,
  unservedMethod as POST,
  unservedMethod as PUT,
};
