/**
 * Private bytes under keys that we make: lower-case letters, digits, `/`, `-`, `_`, and one extension.
 * Nothing in it has a public address.
 */
export interface BlobStore {
  /** Stores the bytes, replacing what the key held. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when the key holds nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes the keys; one that holds nothing is no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** All keys that begin with the prefix. */
  list(prefix: string): Promise<string[]>;
  /** Names this very store for good, so that a database can tell whether its pictures are in it. */
  identity(): Promise<string>;
  /** Resolves when the store takes bytes, throws otherwise. */
  check(): Promise<void>;
}

const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.[a-z0-9]+$/;

/** @throws Error for a key that we would never make, before it reaches a file system or a network. */
export function assertBlobKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`);
}
