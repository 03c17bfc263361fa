/**
 * What is drawn on the canvas, as a JPEG.
 * @param quality from 0 to 1
 * @throws Error when the browser makes none
 */
export function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No JPEG"))), "image/jpeg", quality);
  });
}
