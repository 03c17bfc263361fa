import { loadNetwork, packageFile } from "./litert";
import { MODELS, type ModelName, type Networks } from "./models";

let loaded: Promise<Networks> | undefined;

/** The three networks, loaded once per thread. */
export function networks(): Promise<Networks> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Networks> {
  const of = (name: ModelName) => loadNetwork(packageFile(MODELS[name].package, MODELS[name].file));
  return {
    personDetector: await of("personDetector"),
    poseLandmarks: await of("poseLandmarks"),
    selfieSegmenter: await of("selfieSegmenter"),
  };
}
