import type { Box } from "../photo-check/port";

/** How a face is made unknown: washed out, or with a bar over its eyes. */
export type FaceCover = "blur" | "bar";

/** A photo as we keep it: upright, without metadata, JPEG. */
export type ReadPhoto = { jpeg: Uint8Array; thumb: Uint8Array; width: number; height: number };

/** A JPEG of ours that need not be read to be known. */
export type StoredPicture = { sha256: string; read: () => Promise<Uint8Array> };

/** Why bytes are not a photo we take. */
export type PhotoRefusal =
  /** The bytes are no JPEG, PNG or WebP, whatever the file's name says. */
  | "not_a_photo"
  /** One of the three, but cut off or broken. */
  | "damaged"
  /** More than 50 megapixels. */
  | "too_many_pixels";

export type PhotoReading = ({ state: "photo" } & ReadPhoto) | { state: "refused"; reason: PhotoRefusal };

/** Decodes pictures that strangers send, and makes thumbnails and labelled copies of our own. */
export interface PhotoReader {
  /** Takes a whole JPEG, PNG or WebP of at most 50 megapixels. */
  read(bytes: Uint8Array): Promise<PhotoReading>;
  thumbnail(jpeg: Uint8Array): Promise<Uint8Array>;
  /**
   * One of our pictures for a screen that is `width` pixels wide at most, as a WebP; never enlarged. Recent ones are
   * kept in memory, and requests at the same time share one conversion.
   */
  narrowed(picture: StoredPicture, width: number): Promise<Uint8Array>;
  /**
   * A generated picture with the strip below it that says so, for whatever leaves the app.
   * @param caption what it shows, for the file's metadata
   */
  labelled(jpeg: Uint8Array, caption: string): Promise<Uint8Array>;
  /**
   * A photo turning into the pictures that were generated from it, in a loop: an animated WebP with the same strip.
   * @param pictures JPEGs of ours, the photo first
   */
  morph(pictures: Uint8Array[], caption: string): Promise<Uint8Array>;
  /** One of our pictures with the face in the box made unknown in its very pixels, for whatever leaves the app. */
  withoutFace(jpeg: Uint8Array, face: Box, cover: FaceCover): Promise<Uint8Array>;
}
