import { unservedMethod } from "./unserved";

/** A route exports all of these before its own; otherwise Next would reply with a bare status. */
export {
  unservedMethod as DELETE,
  unservedMethod as GET,
  unservedMethod as OPTIONS,
  unservedMethod as PATCH,
  unservedMethod as POST,
  unservedMethod as PUT,
};
