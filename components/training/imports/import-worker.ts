/// <reference lib="webworker" />
import { readBytes } from "@/lib/training/imports/read-file";
import type { FileToRead } from "./read-off-thread";

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data: { file, today, choices } }: MessageEvent<FileToRead>) =>
  self.postMessage(readBytes(new Uint8Array(await file.arrayBuffer()), today, choices));
