/** Width and height in CSS pixels, and the pixel ratio, of current iPhones and iPads. */
const SCREENS = [
  [440, 956, 3],
  [430, 932, 3],
  [428, 926, 3],
  [420, 912, 3],
  [414, 896, 3],
  [414, 896, 2],
  [402, 874, 3],
  [393, 852, 3],
  [390, 844, 3],
  [375, 812, 3],
  [375, 667, 2],
  [1024, 1366, 2],
  [834, 1194, 2],
  [820, 1180, 2],
  [768, 1024, 2],
] as const;

/**
 * iOS shows a startup image only if it has exactly the screen's size. The links are not in the HTML, since only iOS uses
 * them. A check-in page has its own manifest, in the trainer's name, so it gets no images of ours.
 */
export function addStartupImages(): void {
  if (!document.querySelector('link[rel="manifest"][href="/manifest.webmanifest"]')) return;
  for (const [width, height, ratio] of SCREENS) {
    const link = document.createElement("link");
    link.rel = "apple-touch-startup-image";
    link.media = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`;
    link.href = `/icons/startup-${width * ratio}x${height * ratio}.png`;
    document.head.append(link);
  }
}
