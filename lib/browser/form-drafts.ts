/** Unsaved entries of forms, kept on this device per trainer. Storage that is full or forbidden holds nothing. */

const PREFIX = "formcast-draft:";

export type DraftKey = { trainerId: string; form: string };

const keyOf = ({ trainerId, form }: DraftKey) => `${PREFIX}${trainerId}:${form}`;

/** The stored value, undefined when there is none. The caller has to check it: anybody may have written it. */
export function readDraft(key: DraftKey): unknown {
  try {
    const raw = localStorage.getItem(keyOf(key));
    return raw === null ? undefined : JSON.parse(raw);
  } catch (error) {
    console.warn("A draft could not be read and is ignored.", error);
    return undefined;
  }
}

/** Whether the draft is on the device now. */
export function writeDraft(key: DraftKey, draft: unknown): boolean {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(draft));
    return true;
  } catch (error) {
    console.warn("A draft could not be stored.", error);
    return false;
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(keyOf(key));
  } catch (error) {
    console.warn("A draft could not be removed.", error);
  }
}

/**
 * Logging out leaves nothing of anybody's clients on the device, and signing in nothing of anybody else's.
 * @param ownerId whose drafts stay
 */
export function removeAllDrafts({ but: ownerId }: { but?: string } = {}): void {
  const isOthers = (name: string) => ownerId === undefined || parseKey(name)?.trainerId !== ownerId;
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && isOthers(name)) localStorage.removeItem(name);
  } catch (error) {
    console.warn("Drafts could not be removed.", error);
  }
}

/** Removes what one owner has left. */
export const removeDraftsOf = (ownerId: string): void => {
  for (const { key } of allDrafts()) if (key.trainerId === ownerId) removeDraft(key);
};

/** Every draft on this device, whosever it is. */
export function allDrafts(): { key: DraftKey; draft: unknown }[] {
  try {
    return Object.keys(localStorage).flatMap((name) => {
      const key = parseKey(name);
      return key ? { key, draft: readDraft(key) } : [];
    });
  } catch (error) {
    console.warn("Drafts could not be read.", error);
    return [];
  }
}

/** Calls back for each draft that another tab writes or removes. Returns the way to stop. */
export function onDraftChange(changed: (key: DraftKey) => void): () => void {
  const listen = (event: StorageEvent) => {
    const key = event.key && parseKey(event.key);
    if (key) changed(key);
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

function parseKey(name: string): DraftKey | null {
  if (!name.startsWith(PREFIX)) return null;
  const [trainerId = "", ...form] = name.slice(PREFIX.length).split(":");
  return { trainerId, form: form.join(":") };
}
