/** Where the service worker keeps the small pictures that open without a network. */
export const THUMBNAIL_CACHE = "thumbnails";

/** After photos were deleted: whose the kept ones are, their addresses do not say. */
export async function forgetThumbnails(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(THUMBNAIL_CACHE);
}
