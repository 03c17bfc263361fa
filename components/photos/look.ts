import { checkPhoto } from "@/lib/photos/queries";
import { renderWhole } from "@/lib/photos/render";
import type { PhotoCheck } from "@/lib/photos/schema";
import { EYE_WORKER, type LiveSight } from "@/lib/ports/photo-check/live-sight";
import { liveFrame } from "./live-frame";

/** Finds out what is seen in a picture that is no photo yet. Rejects where nobody can say. */
export type Look = (file: File, signal: AbortSignal) => Promise<PhotoCheck>;

/** By the server, which also tells where the person is. For trainers alone. */
export const lookOnServer: Look = async (file, signal) => checkPhoto(await renderWhole(file), signal);

/** By the viewfinder's eye: nothing leaves the device, and hints are all there is. */
export const lookOnDevice: Look = async (file, signal) => {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const frame = liveFrame(picture, picture);
    if (!frame) throw new Error("Nothing to look at");
    const { faults } = await sightOf(frame, signal);
    const isNobody = faults.includes("nobody");
    const verdict = isNobody ? "refused" : faults.length > 0 ? "usable" : "good";
    return { verdict, faults, person: null, others: [] };
  } finally {
    picture.close();
  }
};

function sightOf(frame: NonNullable<ReturnType<typeof liveFrame>>, signal: AbortSignal): Promise<LiveSight> {
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
