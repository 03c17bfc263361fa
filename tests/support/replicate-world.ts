import { afterAll, beforeAll, beforeEach } from "vitest";
import { createReplicateEngine } from "@/lib/ports/image-engine/replicate/engine";
import { ReplicateServer } from "./replicate-server";
import type { TestWorld } from "./world";

export const WEBHOOK_SECRET = `whsec_${Buffer.from("a key for tests that opens nothing").toString("base64")}`;

/** Puts a local Replicate before the scripted engine, which is the fallback. */
export function withReplicate(world: TestWorld): ReplicateServer {
  const server = new ReplicateServer();
  let baseUrl: string;
  beforeAll(async () => {
    baseUrl = await server.start();
    world.settings = { ...world.settings, replicateWebhookSecret: WEBHOOK_SECRET };
  });
  beforeEach(() => {
    server.reset();
    const replicate = createReplicateEngine({
      token: server.token,
      models: ["black-forest-labs/flux-2-pro", "qwen/qwen-image-edit-plus"],
      baseUrl,
      now: () => world.clock.now().getTime(),
      sleep: async () => {},
    });
    world.images = [replicate, world.engine];
  });
  afterAll(() => server.stop());
  return server;
}
