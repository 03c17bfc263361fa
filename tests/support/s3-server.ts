import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { S3Bucket } from "@/lib/ports/blob-store/s3";

const BUCKET = "formcast";

/** A server that speaks the S3 protocol, knows one pair of keys, and has one empty bucket in a folder of its own. */
export class S3Server {
  private folder = "";
  private child: ChildProcess | undefined;

  async start(): Promise<S3Bucket> {
    this.folder = await mkdtemp(path.join(tmpdir(), "formcast-s3-"));
    const options = {
      address: "127.0.0.1",
      port: 0,
      directory: this.folder,
      configureBuckets: [{ name: BUCKET, configs: [] }],
      // It signs the address of a bucket without the slash that clients end it with.
      allowMismatchedSignatures: true,
      silent: true,
    };
    const run = `new (require("@20minutes/s3rver"))(${JSON.stringify(options)}).run().then((at) => console.log(at.port))`;
    // Its tokens for the next page of a list are made with a cipher that OpenSSL counts as legacy.
    this.child = spawn(process.execPath, ["--openssl-legacy-provider", "--eval", run], {
      stdio: ["ignore", "pipe", "inherit"],
    });
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
