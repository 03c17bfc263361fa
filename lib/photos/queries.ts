import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@/lib/http/api-error";
import { call, urlFor } from "@/lib/http/call";
import { lazyContract } from "@/lib/http/lazy-contract";
import { photoIdOf } from "./asset";
import type { PhotoCheck, UploadedPhoto } from "./schema";
import { sendForm } from "./upload";

const contract = lazyContract(() => import("./contract"));

/** What is seen in a stored photo; asked only for a photo that is one of ours. */
export const photoCheckQuery = (photoUrl: string | null) => {
  const id = photoUrl && photoIdOf(photoUrl);
  return queryOptions({
    queryKey: ["/api/photo", id, "check"],
    queryFn: async () => (await call(contract.getPhotoCheck, { params: { id: id ?? "" } })).check,
    enabled: id !== null,
  });
};

/**
 * Looks at a picture that has not been uploaded.
 * @throws ApiError for every answer that is not 2xx; TypeError when the network is away
 */
export async function checkPhoto(photo: Blob, signal: AbortSignal): Promise<PhotoCheck> {
  const file = new File([photo], "photo.jpg", { type: photo.type });
  return (await call(contract.checkPhoto, { body: { photo: file } }, { signal })).check;
}

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
  const { path, reply } = await contract.uploadPhoto();
  const form = new FormData();
  form.set("photo", photo, "photo.jpg");
  form.set("trainerId", trainerId);
  const { status, statusText, body } = await sendForm(urlFor(path), form, options);
  if (status < 200 || status > 299) throw new ApiError(status, body || statusText);
  const named = reply.safeParse(parsed(body));
  if (!named.success) throw new Error("No photoUrl in response");
  return named.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
