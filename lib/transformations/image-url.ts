export function transformationImageUrl(imageId: string): string {
  return `/api/transformation/${imageId}/image`;
}

/**
 * The address of the same image with a strip below it that says what it is; for whatever leaves the app. Its file
 * names the day of the forecast, in the calendar of the given day.
 */
export function labelledUrl(imageUrl: string, today: Date): string {
  return `${imageUrl}?size=labelled&timezoneOffset=${today.getTimezoneOffset()}`;
}
