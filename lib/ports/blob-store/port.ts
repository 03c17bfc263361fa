/** Private: no blob has a public address. Keys have lower-case letters, digits, `/-_` and one extension. */
export interface BlobStore {
  /** Overwrites an earlier blob of this key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** A missing key is no error. */
  delete(keys: readonly string[]): Promise<void>;
  list(prefix: string): Promise<string[]>;
  /** A name that never changes, so that the database can tell whether its pictures are in this store. */
  identity(): Promise<string>;
  /** Writes nothing. @throws if the store cannot be reached, or has no room */
  check(): Promise<void>;
}

const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.[a-z0-9]+$/;

/** @throws Error for a key that the app never makes, before it reaches the file system or the network */
export function assertBlobKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`);
}
