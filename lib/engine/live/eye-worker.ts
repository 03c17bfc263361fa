/// <reference lib="webworker" />
import { EYE_FILES, type LiveFrame } from "@/lib/engine/live/live-sight";
import { compileNetwork, startLiteRt } from "@/lib/engine/person/litert-runtime";
import type { PoseNetworks } from "@/lib/engine/person/models";
import { lookLive } from "./live-look";

declare const self: DedicatedWorkerGlobalScope;

const at = (file: string): string => new URL(file, self.location.href).href;

async function load(): Promise<PoseNetworks> {
  const models = [EYE_FILES.personDetector, EYE_FILES.poseLandmarks].map(bytesOf);
  const environment = await startLiteRt(at(EYE_FILES.script));
  const [personDetector, poseLandmarks] = await Promise.all(
    models.map(async (bytes) => compileNetwork(await bytes, environment)),
  );
  if (!personDetector || !poseLandmarks) throw new Error("A network is missing.");
  return { personDetector, poseLandmarks };
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const response = await fetch(at(file), { redirect: "error" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// A failure ends the live check; the page continues without it.
const fail = () => self.postMessage(null);
const networks = load();
networks.then(() => self.postMessage("ready"), fail);

self.onmessage = ({ data: frame }: MessageEvent<LiveFrame>) => {
  networks.then((loaded) => lookLive(frame, loaded)).then((sight) => self.postMessage(sight), fail);
};
