const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text from outside may be handed to a `uuid` column, which refuses everything else with an error. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}
