import { Zip, ZipPassThrough } from "fflate";

export type ZipEntry = {
  /** Path within the archive, with forward slashes. */
  name: string;
  bytes: Uint8Array;
  /** Between 1980 and 2099: the format knows no other time. */
  modified: Date;
};

/** What the plain format can count: beyond it an archive would be broken. */
const MAX_BYTES = 0xffffffff;
const MAX_ENTRIES = 0xffff;
/** Room for an entry's headers and for its name, which stands twice. */
const ENTRY_OVERHEAD = 2048;

/**
 * A ZIP archive of the entries, in their order. An entry is asked for only when everything before it is taken, so
 * that one file at a time is in memory. Nothing is compressed: photos would not get smaller.
 * @throws beyond 4 GiB or 65,535 entries, so that the download breaks off instead of looking complete
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

/** The chunks as a stream, which fails where their source fails and closes the source when nobody reads on. */
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
