import { ApiError } from "@/lib/http/api-error";
import { urlFor } from "@/lib/http/call";
import * as contract from "./contract";
import type { UploadedPhoto } from "./schema";
import { sendForm } from "./upload";

type UploadOptions = {
  /** Called with the share of the photo that has left, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Uploads one photo.
 * @throws ApiError for every answer that is not 2xx; Error when the network is away, the signal aborts, or the
 *   reply names no photo
 */
export async function uploadPhoto(
  { photo, trainerId }: { photo: Blob; trainerId: string },
  options: UploadOptions = {},
): Promise<UploadedPhoto> {
  const form = new FormData();
  form.set("photo", photo, "photo.jpg");
  form.set("trainerId", trainerId);
  const { status, statusText, body } = await sendForm(urlFor(contract.uploadPhoto.path), form, options);
  if (status < 200 || status > 299) throw new ApiError(status, body || statusText);
  const reply = contract.uploadPhoto.reply.safeParse(parsed(body));
  if (!reply.success) throw new Error("No photoUrl in response");
  return reply.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
