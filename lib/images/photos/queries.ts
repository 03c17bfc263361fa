import { api } from "@/lib/platform/http/api";
import { ApiError } from "@/lib/platform/http/api-error";
import { type ApiRequest, send } from "@/lib/platform/http/call";
import { photoIdOf } from "@/lib/text/addresses";
import type * as Contract from "./contract";
import type { CheckedPhoto, PhotoCheck, UploadedPhoto } from "./schema";

const photos = api<typeof Contract>();

/** The check of a stored photo; disabled for any URL that is not a photo of this app. */
export const photoCheckQuery = (photoUrl: string | null) => {
  const id = photoUrl && photoIdOf(photoUrl);
  return {
    ...photos.ask("GET /api/photo/[id]/check", { params: { id: id ?? "" } }),
    enabled: id !== null,
    select: ({ check }: CheckedPhoto) => check,
  };
};

/** What is covered of a stored photo; disabled for any URL that is not a photo of this app. */
export const photoFacesQuery = (photoUrl: string | null) => {
  const id = photoUrl && photoIdOf(photoUrl);
  return { ...photos.ask("GET /api/photo/[id]/faces", { params: { id: id ?? "" } }), enabled: id !== null };
};

export const useCoverFaces = () =>
  photos.useTell("PATCH /api/photo/[id]/faces", ({ params }) => [
    photos.ask("GET /api/photo/[id]/faces", { params }).queryKey,
  ]);

const jpegFile = (photo: Blob) => new File([photo], "photo.jpg", { type: photo.type });

/** @throws ApiError for every status other than 2xx; TypeError without a network */
export async function checkPhoto(photo: Blob, signal: AbortSignal): Promise<PhotoCheck> {
  const request = photos.request("POST /api/photo-check", { body: { photo: jpegFile(photo) } });
  return (await send(request, { signal })).check;
}

type UploadOptions = {
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** @throws ApiError for every status other than 2xx; Error without a network, after an abort or a bad reply */
export async function uploadPhoto(
  { photo, trainerId }: { photo: Blob; trainerId: string },
  options: UploadOptions = {},
): Promise<UploadedPhoto> {
  const request = photos.request("POST /api/upload-photo", { body: { photo: jpegFile(photo), trainerId } });
  const { status, statusText, body } = await sendForm(request, options);
  if (status < 200 || status > 299) throw new ApiError(status, body || statusText);
  const uploaded = parsed(body);
  if (typeof uploaded?.photoUrl !== "string") throw new Error("No photoUrl in response");
  return uploaded;
}

function parsed(text: string): UploadedPhoto | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type SentForm = { status: number; statusText: string; body: string };

/** Reports progress, 0 to 1, which `fetch` cannot do for a request body. @throws Error without a network or aborted */
function sendForm(
  { url, init }: ApiRequest<unknown>,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new Error("Upload aborted"));
    if (signal?.aborted) return aborted();
    const request = new XMLHttpRequest();
    const failed = () => reject(new Error("Upload failed"));
    request.open(init.method, url);
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve({ status, statusText, body: responseText });
    };
    request.onerror = failed;
    request.ontimeout = failed;
    request.onabort = aborted;
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(init.body as FormData);
  });
}
