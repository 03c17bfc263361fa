import { Zip, ZipPassThrough } from "fflate";

export type ZipEntry = {
  /** Path within the archive, with forward slashes. */
  name: string;
  bytes: Uint8Array;
  /** Must be between 1980 and 2099, the range of the format. */
  modified: Date;
};

/** The limits of ZIP without ZIP64. */
const MAX_BYTES = 0xffffffff;
const MAX_ENTRIES = 0xffff;
/** Upper bound for an entry's headers, which contain the name twice. */
const ENTRY_OVERHEAD = 2048;

/**
 * One file at a time is in memory. No compression, because photos are compressed already.
 * @throws beyond 4 GiB or 65,535 entries, so that the download fails instead of looking complete
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  let size = 0;
  let count = 0;
  for await (const { name, bytes, modified } of entries) {
    size += bytes.byteLength + ENTRY_OVERHEAD;
    if (size > MAX_BYTES || ++count > MAX_ENTRIES) throw new Error("The archive is too large.");
    const file = new ZipPassThrough(name);
    file.mtime = modified;
    archive.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  archive.end();
  yield* chunks.splice(0);
}

/** Makes a stream that fails with its source, and closes the source when the reader stops. */
export function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
