import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@/lib/platform/http/api-error";
import { call, lazyContract, urlFor } from "@/lib/platform/http/call";
import { photoIdOf } from "@/lib/text/addresses";
import type { PhotoCheck, UploadedPhoto } from "./schema";

const contract = lazyContract(() => import("./contract"));

/** The check of a stored photo; disabled for any URL that is not a photo of this app. */
export const photoCheckQuery = (photoUrl: string | null) => {
  const id = photoUrl && photoIdOf(photoUrl);
  return queryOptions({
    queryKey: ["/api/photo", id, "check"],
    queryFn: async () => (await call(contract.getPhotoCheck, { params: { id: id ?? "" } })).check,
    enabled: id !== null,
  });
};

/** @throws ApiError for every status other than 2xx; TypeError without a network */
export async function checkPhoto(photo: Blob, signal: AbortSignal): Promise<PhotoCheck> {
  const file = new File([photo], "photo.jpg", { type: photo.type });
  return (await call(contract.checkPhoto, { body: { photo: file } }, { signal })).check;
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

type SentForm = { status: number; statusText: string; body: string };

/** Reports progress, 0 to 1, which `fetch` cannot do for a request body. @throws Error without a network or aborted */
function sendForm(
  url: string,
  form: FormData,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new Error("Upload aborted"));
    if (signal?.aborted) return aborted();
    const request = new XMLHttpRequest();
    const failed = () => reject(new Error("Upload failed"));
    request.open("POST", url);
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
    request.send(form);
  });
}
