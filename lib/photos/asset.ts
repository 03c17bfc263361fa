/** What the photo slot, the upload schema and the upload route all go by. */
export const PHOTO_ASSET = {
  acceptedTypes: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: 15 * 1024 * 1024,
  maxWidth: 1080,
  maxHeight: 1920,
  aspectRatio: 9 / 16,
} as const;

const PHOTO_URL = /^\/api\/photo\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function photoUrl(photoId: string): string {
  return `/api/photo/${photoId}`;
}

/** The address of the small version, for lists. */
export function thumbnailUrl(imageUrl: string): string {
  return `${imageUrl}?size=thumb`;
}

/** The id in one of our own photo addresses; null for every other text. */
export function photoIdOf(url: string): string | null {
  return PHOTO_URL.exec(url)?.[1] ?? null;
}
