/**
 * Unsaved form entries on this device, per trainer. Nothing is stored if storage is full or forbidden. What is
 * stored is trusted, so whoever changes the shape of a stored value takes another prefix and converts the old values.
 */

const PREFIX = "formcast-draft:";

export type DraftKey = { trainerId: string; form: string };

const keyOf = ({ trainerId, form }: DraftKey) => `${PREFIX}${trainerId}:${form}`;

/** The stored value, or undefined. */
export function readDraft(key: DraftKey): unknown {
  try {
    const raw = localStorage.getItem(keyOf(key));
    return raw === null ? undefined : JSON.parse(raw);
  } catch (error) {
    console.warn("A draft could not be read and is ignored.", error);
    return undefined;
  }
}

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

/** At logout and at sign-in. @param but id of the trainer whose drafts stay */
export function removeAllDrafts({ but: ownerId }: { but?: string } = {}): void {
  const isOthers = (name: string) => ownerId === undefined || parseKey(name)?.trainerId !== ownerId;
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && isOthers(name)) localStorage.removeItem(name);
  } catch (error) {
    console.warn("Drafts could not be removed.", error);
  }
}

export const removeDraftsOf = (ownerId: string): void => {
  for (const { key } of allDrafts()) if (key.trainerId === ownerId) removeDraft(key);
};

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
