import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { S3Bucket } from "@/lib/ports/blob-store/s3";

const BUCKET = "formcast";

/** A local S3 server with one pair of keys and one empty bucket. */
export class S3Server {
  private folder = "";
  private child: ChildProcess | undefined;

  async start(): Promise<S3Bucket> {
    this.folder = await mkdtemp(path.join(tmpdir(), "formcast-s3-"));
    // Its paging tokens use a cipher that OpenSSL calls legacy.
    const script = ["--openssl-legacy-provider", "tests/support/s3rver.mjs", this.folder, BUCKET];
    this.child = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "inherit"] });
    const [port] = (await once(createInterface({ input: this.child.stdout! }), "line")) as [string];
    return {
      endpoint: `http://127.0.0.1:${port}/${BUCKET}`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    };
  }

  async stop(): Promise<void> {
    if (this.child?.exitCode === null) {
      const ended = once(this.child, "exit");
      this.child.kill();
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}
