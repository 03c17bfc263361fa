import sharp from "sharp";
import { createLocalEngine } from "../../lib/ports/image-engine/local/engine";
import { type Painter, ReplicateServer } from "../../tests/support/replicate-server";

const NUMBERS = /body fat from ([\d.]+)% to ([\d.]+)%, body weight from ([\d.]+) lb to ([\d.]+) lb/;
/** Polls until a prediction is ready, one every three seconds. */
const POLLS = 2;

export interface FakeReplicate {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** A fake Replicate for development: the tests' server with pictures of the local engine. */
export async function startFakeReplicate(): Promise<FakeReplicate> {
  const engine = createLocalEngine();
  const server = new ReplicateServer(painter(engine));
  server.polls = POLLS;
  const baseUrl = await server.start();
  return {
    env: { IMAGE_ENGINE: "replicate", REPLICATE_API_TOKEN: server.token, REPLICATE_BASE_URL: baseUrl },
    stop: async () => {
      await server.stop();
      await engine.close();
    },
  };
}

/** Reads the request from the prompt, like a model. The seed changes the brightness. */
function painter(engine: ReturnType<typeof createLocalEngine>): Painter {
  return async ({ photo, prompt, seed }) => {
    const [, bodyFat, thenBodyFat, weightLbs, thenWeightLbs] = (NUMBERS.exec(prompt) ?? []).map(Number);
    if (!bodyFat || !thenBodyFat || !weightLbs || !thenWeightLbs) return photo;
    const progress = await engine.advance(
      {
        photo,
        side: prompt.includes("seen from behind") ? "back" : "front",
        subject: {
          sex: prompt.includes("same woman") ? "female" : "male",
          heightInches: 70,
          now: { weightLbs, bodyFat },
          target: { weightLbs: thenWeightLbs, bodyFat: thenBodyFat },
        },
        step: 1,
        steps: 1,
        take: 1,
      },
      null,
    );
    if (progress.state !== "done") return photo;
    return sharp(progress.jpeg)
      .modulate({ brightness: 1 + ((seed % 9) - 4) / 100, saturation: 1.15 })
      .jpeg({ quality: 92 })
      .toBuffer();
  };
}
