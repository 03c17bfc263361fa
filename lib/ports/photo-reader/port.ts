/** A photo as we keep it: upright, without metadata, JPEG. */
export type ReadPhoto = { jpeg: Uint8Array; thumb: Uint8Array; width: number; height: number };

/** Why bytes are not a photo we take. */
export class UnreadablePhoto extends Error {
  constructor(readonly reason: "not_an_image" | "too_many_pixels") {
    super(reason);
    this.name = "UnreadablePhoto";
  }
}

/** Decodes pictures that strangers send, and makes thumbnails and labelled copies of our own. */
export interface PhotoReader {
  /** @throws UnreadablePhoto for anything but a whole JPEG, PNG or WebP of at most 50 megapixels */
  read(bytes: Uint8Array): Promise<ReadPhoto>;
  thumbnail(jpeg: Uint8Array): Promise<Uint8Array>;
  /** A generated picture with the strip below it that says so, for whatever leaves the app. */
  labelled(jpeg: Uint8Array): Promise<Uint8Array>;
}
