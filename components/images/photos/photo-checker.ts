import { EYE_WORKER, type LiveSight } from "@/lib/engine/live/live-sight";
import { checkPhoto } from "@/lib/images/photos/queries";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { liveFrame } from "./live-frame";
import { renderWhole } from "./render";

/** Checks a file before the upload. Rejects if no check is possible. */
export type PhotoChecker = (file: File, signal: AbortSignal) => Promise<PhotoCheck>;

/** The full check on the server, with the position of the person. Only for trainers. */
export const checkOnServer: PhotoChecker = async (file, signal) =>
  checkPhoto(await renderWhole(file), signal);

/** The live check on the device: the file is not sent, and the result is of the landmarks alone. */
export const checkOnDevice: PhotoChecker = async (file, signal) => {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const frame = liveFrame(picture, picture);
    if (!frame) throw new Error("Nothing to look at");
    const { trunk: _, ...seen } = await detect(frame, signal);
    return { ...seen, person: null, others: [] };
  } finally {
    picture.close();
  }
};

function detect(frame: NonNullable<ReturnType<typeof liveFrame>>, signal: AbortSignal): Promise<LiveSight> {
  const worker = new Worker(EYE_WORKER);
  return new Promise<LiveSight>((resolve, reject) => {
    const fail = () => reject(new Error("The eye does not look"));
    signal.addEventListener("abort", fail, { once: true });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<LiveSight | "ready" | null>) => {
      if (data === null) return fail();
      if (data !== "ready") return resolve(data);
      worker.postMessage(frame, [frame.data.buffer]);
    };
  }).finally(() => worker.terminate());
}
