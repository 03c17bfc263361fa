export function transformationImageUrl(imageId: string): string {
  return `/api/transformation/${imageId}/image`;
}

/** The address of the same image with a strip below it that says what it is; for whatever leaves the app. */
export function labelledUrl(imageUrl: string): string {
  return `${imageUrl}?size=labelled`;
}
