/** Shared by the photo slot, the upload schema and the upload route. */
export const PHOTO_ASSET = {
  acceptedTypes: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: 15 * 1024 * 1024,
  maxWidth: 1080,
  maxHeight: 1920,
  aspectRatio: 9 / 16,
} as const;

export const FACE_COVERS = ["blur", "bar"] as const;

/** Widths in pixels of the smaller versions for screens. */
export const SCREEN_WIDTHS = ["540", "720"] as const;
export type ScreenWidth = (typeof SCREEN_WIDTHS)[number];

export const widthsOf = (imageUrl: string): string =>
  [
    ...SCREEN_WIDTHS.map((width) => `${imageUrl}?size=${width} ${width}w`),
    `${imageUrl} ${PHOTO_ASSET.maxWidth}w`,
  ].join(", ");

/** The address of a picture with the face hidden, for pictures that leave the app. */
export function coveredUrl(imageUrl: string, cover: (typeof FACE_COVERS)[number] | null): string {
  if (cover === null) return imageUrl;
  return `${imageUrl}${imageUrl.includes("?") ? "&" : "?"}face=${cover}`;
}
