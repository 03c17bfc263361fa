/** Screen sizes in CSS pixels. */
export const DEVICES = [
  { id: "375x667", name: "iPhone SE" },
  { id: "390x844", name: "iPhone 15" },
  { id: "412x915", name: "Pixel 8" },
  { id: "430x932", name: "iPhone 15 Pro Max" },
  { id: "768x1024", name: "iPad Mini" },
  { id: "1024x1366", name: "iPad Pro" },
  { id: "1280x800", name: "Laptop" },
  { id: "1440x900", name: "MacBook Air" },
  { id: "1920x1080", name: "Desktop" },
] as const;
export type DeviceId = (typeof DEVICES)[number]["id"];

export const BREAKPOINTS = [
  { name: "base", from: 0 },
  { name: "sm", from: 640 },
  { name: "md", from: 768 },
  { name: "lg", from: 1024 },
  { name: "xl", from: 1280 },
  { name: "2xl", from: 1536 },
] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number]["name"];

export function sizeOf(device: DeviceId): { width: number; height: number } {
  const [width = 0, height = 0] = device.split("x").map(Number);
  return { width, height };
}

export function breakpointOf(width: number): Breakpoint {
  return BREAKPOINTS.findLast(({ from }) => width >= from)?.name ?? "base";
}

/** Maximum width of the content in CSS pixels; null for full width. */
export function contentWidthOf(breakpoint: Breakpoint): number | null {
  if (breakpoint === "2xl") return 1600;
  return breakpoint === "xl" ? 1400 : null;
}
