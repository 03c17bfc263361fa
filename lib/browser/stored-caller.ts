import { useSessionStore } from "./session-store";

/**
 * The id of the trainer whom this browser has stored as signed in, read anew so that what another tab did counts.
 * A stored value that cannot be parsed is logged, and there is no id.
 */
export function storedTrainerId(): string | undefined {
  const { name = "", storage } = useSessionStore.persist.getOptions();
  const stored = storage?.getItem(name);
  // localStorage answers at once; the type allows for stores that do not.
  if (!stored || !("state" in stored)) return undefined;
  return stored.state.trainer?.id;
}
