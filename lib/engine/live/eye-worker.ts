/// <reference lib="webworker" />
import { EYE_FILES, type LiveFrame, type LiveSight } from "@/lib/engine/live/live-sight";
import { findPerson } from "@/lib/engine/person/find-person";
import { poseOf } from "@/lib/engine/person/landmark-pose";
import { landmark } from "@/lib/engine/person/landmarks";
import { compileNetwork, startLiteRt } from "@/lib/engine/person/litert-runtime";
import type { PoseNetworks } from "@/lib/engine/person/models";
import {
  gravestFirst,
  type Judgement,
  judgePose,
  poseStrengths,
  verdictOf,
} from "@/lib/engine/person/pose-and-size-faults";
import { pyramidOf } from "@/lib/engine/person/region";
import { quarterTurnOf, sideOf } from "@/lib/engine/person/view";
import type { RgbImage } from "@/lib/engine/raster/raster";

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

const TRUNK = ["leftShoulder", "rightShoulder", "leftHip", "rightHip"] as const;

/** No search in other places: the next frame comes soon. */
const NO_OTHER_PLACES: [] = [];

async function lookLive(frame: LiveFrame, networks: PoseNetworks): Promise<LiveSight> {
  const found = await findPerson(pyramidOf(rgbOf(frame)), networks, NO_OTHER_PLACES);
  if (!found)
    return { verdict: "refused", faults: ["nobody"], strengths: [], side: "unsure", turn: 0, trunk: [] };
  const { height, scale } = frame;
  const { landmarks } = found.person;
  const { stature } = poseOf(landmarks, height);
  const crowd: Judgement[] = found.others.length > 0 ? [{ fault: "several_people", prevents: false }] : [];
  const judgements = gravestFirst([...crowd, ...judgePose(landmarks, height, stature * scale)]);
  const trunk = TRUNK.map((name) => {
    const { x, y } = landmark(landmarks, name);
    return { x: x / height, y: y / height };
  });
  return {
    verdict: verdictOf(judgements),
    faults: judgements.map(({ fault }) => fault),
    strengths: poseStrengths(landmarks, height),
    side: sideOf(landmarks),
    turn: quarterTurnOf(landmarks),
    trunk,
  };
}

function rgbOf({ width, height, data }: LiveFrame): RgbImage {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4) {
    rgb[to++] = data[from] as number;
    rgb[to++] = data[from + 1] as number;
    rgb[to++] = data[from + 2] as number;
  }
  return { width, height, data: rgb };
}
