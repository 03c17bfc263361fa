export type SentForm = { status: number; statusText: string; body: string };

/**
 * Posts a form and tells how much of it has left, which `fetch` does not know of a request's body.
 * @param onProgress called with the share that has left, 0 to 1
 * @throws Error `Upload failed` when the network is away, `Upload aborted` when the signal says so
 */
export function sendForm(
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
