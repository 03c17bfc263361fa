import type { Box } from "@/lib/engine/check/faults";

/** Each face is blurred, or gets a bar over the eyes. */
export type FaceCover = "blur" | "bar";

/** A photo as the app stores it: an upright JPEG without metadata. */
export type ReadPhoto = { jpeg: Uint8Array; thumb: Uint8Array; width: number; height: number };

/** A stored JPEG; the hash serves as cache key without reading the bytes. */
export type StoredPicture = { sha256: string; read: () => Promise<Uint8Array> };

export type PhotoRefusal =
  | "not_a_photo"
  | "damaged"
  /** More than 50 megapixels. */
  | "too_many_pixels"
  /** A side of more than 12,000 pixels, or a format that holds more than 100 MB while it is decoded. */
  | "too_large";

export type PhotoReading = ({ state: "photo" } & ReadPhoto) | { state: "refused"; reason: PhotoRefusal };

/** Whose upload it is. Links have a queue of their own, because anyone may hold one. */
export type Uploader = { trainerId: string; byLink: boolean };

export interface PhotoReader {
  /** Accepts a JPEG, PNG or WebP of at most 50 megapixels; one of an uploader at a time. */
  read(bytes: Uint8Array, uploader: Uploader): Promise<PhotoReading>;
  thumbnail(jpeg: Uint8Array): Promise<Uint8Array>;
  /** Never enlarged. Recent ones are cached; concurrent requests share one conversion. */
  narrowed(picture: StoredPicture, width: number): Promise<Uint8Array>;
  /** Adds the strip that every picture outside of the app must have. @param caption for the file's metadata */
  labelled(jpeg: Uint8Array, caption: string): Promise<Uint8Array>;
  /** @param pictures stored JPEGs, the photo first */
  morph(pictures: Uint8Array[], caption: string): Promise<Uint8Array>;
  withoutFaces(jpeg: Uint8Array, faces: readonly Box[], cover: FaceCover): Promise<Uint8Array>;
}
