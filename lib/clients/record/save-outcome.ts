import { clientAddress } from "@/lib/text/addresses";
import { classifyChange, photosWereDeleted } from "./changes";
import { changedFields } from "./form";
import type { Client, ClientForm } from "./schema";
import { imageRefusal } from "./status";

/** Result of saving an edit: new images, images removed, a new forecast, other data saved, or no change. */
export type SaveOutcome = "regenerate" | "clear" | "timeline" | "saved" | "unchanged";

type WithPhotos = Pick<ClientForm, "photoUrl" | "backPhotoUrl">;

export function hasPhoto({ photoUrl, backPhotoUrl }: WithPhotos): boolean {
  return photoUrl !== null || backPhotoUrl !== null;
}

export function saveOutcome(before: ClientForm, after: ClientForm): SaveOutcome {
  const change = classifyChange(before, after);
  if (change === "significant") return hasPhoto(after) ? "regenerate" : hasPhoto(before) ? "clear" : "saved";
  if (change === "timeline") return "timeline";
  return changedFields(before, after).length > 0 ? "saved" : "unchanged";
}

export const SAVE_MESSAGES = {
  regenerate: { title: "Client updated!", description: "Regenerating transformation images..." },
  clear: { title: "Client updated!", description: "Photos removed - clearing transformations..." },
  saved: { title: "Client updated!", description: "Data saved successfully." },
  timeline: { title: "Timeline updated!", description: "Timeline predictions will be recalculated..." },
  unchanged: { title: "No changes detected", description: "Viewing existing transformations..." },
} as const satisfies Record<SaveOutcome, { title: string; description: string }>;

type Answer = Pick<Client, "generation">;

/** The toast after the server's reply; `updated` is null when there was nothing to save. */
export function saveMessage(outcome: SaveOutcome, updated: Answer | null) {
  const refusal = outcome === "regenerate" && updated ? imageRefusal(updated) : null;
  if (refusal) return { title: SAVE_MESSAGES.saved.title, description: `Your data is saved. ${refusal}` };
  return SAVE_MESSAGES[outcome];
}

/** The page after saving. Without a photo only workouts have content. */
export function pageAfterSave(clientId: string, outcome: SaveOutcome, form: WithPhotos): string {
  if (outcome === "clear") return clientAddress(clientId, "imagesGone");
  if (!hasPhoto(form)) return clientAddress(clientId, "workouts");
  if (outcome === "regenerate") return clientAddress(clientId, "newImages");
  return clientAddress(clientId, outcome === "timeline" ? "timeline" : "morphs");
}

export function pageOfClient(client: WithPhotos & { id: string }): string {
  return clientAddress(client.id, hasPhoto(client) ? "page" : "workouts");
}

export function updateBody(before: ClientForm, after: ClientForm) {
  const { photoUrl, backPhotoUrl, ...values } = after;
  return {
    ...values,
    // A photo that never existed needs no removal.
    ...((photoUrl ?? before.photoUrl) !== null && { photoUrl }),
    ...((backPhotoUrl ?? before.backPhotoUrl) !== null && { backPhotoUrl }),
    hasSignificantChanges: classifyChange(before, after) === "significant",
    photosWereDeleted: photosWereDeleted(before, after),
  };
}

type Refusal = { message?: string; errors?: { path: string; message: string }[] };

export function createFailureText({ message, errors }: Refusal): string {
  if (errors?.length)
    return `Validation failed: ${errors.map(({ path, message }) => `${path}: ${message}`).join(", ")}`;
  return message || "Failed to create client";
}
