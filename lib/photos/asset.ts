/** What the photo slot, the upload schema and the upload route all go by. */
export const PHOTO_ASSET = {
  acceptedTypes: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: 15 * 1024 * 1024,
  maxWidth: 1080,
  maxHeight: 1920,
  aspectRatio: 9 / 16,
} as const;

/** How a face is made unknown: washed out, or with a bar over its eyes. */
export const FACE_COVERS = ["blur", "bar"] as const;

const PHOTO_URL = /^\/api\/photo\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function photoUrl(photoId: string): string {
  return `/api/photo/${photoId}`;
}

/** The address of the small version, for lists. */
export function thumbnailUrl(imageUrl: string): string {
  return `${imageUrl}?size=thumb`;
}

/** Widths in pixels that a picture is made in for screens it fits, beside its own. */
export const SCREEN_WIDTHS = ["540", "720"] as const;
export type ScreenWidth = (typeof SCREEN_WIDTHS)[number];

/** The picture in the widths there are, for the browser to choose by its screen; see `sizes` of an image element. */
export const widthsOf = (imageUrl: string): string =>
  [
    ...SCREEN_WIDTHS.map((width) => `${imageUrl}?size=${width} ${width}w`),
    `${imageUrl} ${PHOTO_ASSET.maxWidth}w`,
  ].join(", ");

/** The address of the same picture with the face made unknown; for whatever leaves the app. */
export function coveredUrl(imageUrl: string, cover: (typeof FACE_COVERS)[number] | null): string {
  if (cover === null) return imageUrl;
  return `${imageUrl}${imageUrl.includes("?") ? "&" : "?"}face=${cover}`;
}

/** The id in one of our own photo addresses; null for every other text. */
export function photoIdOf(url: string): string | null {
  return PHOTO_URL.exec(url)?.[1] ?? null;
}
