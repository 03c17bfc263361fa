/** Whether the app was opened from the home screen, in a window of its own. */
export function isStandalone(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia("(display-mode: standalone)").matches;
}

/** iPhones and iPads; newer iPads say that they are Macs, which have no touch. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
}
