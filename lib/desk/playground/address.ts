import { DEVICES, type DeviceId } from "./presets";

export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/** The state in the playground's address. `isFramed` is the page inside the device frame. */
export type Playground = { device: DeviceId; density: Density; hasGrid: boolean; isFramed: boolean };

type Query = Record<string, string | string[] | undefined>;

export function readPlayground({ device, density, grid, framed }: Query): Playground {
  return {
    device: DEVICES.find(({ id }) => id === device)?.id ?? "390x844",
    density: DENSITIES.find((one) => one === density) ?? "comfortable",
    hasGrid: grid === "on",
    isFramed: framed === "on",
  };
}

export function playgroundHref({ device, density, hasGrid, isFramed }: Playground): string {
  const query = new URLSearchParams({
    device,
    ...(density !== "comfortable" && { density }),
    ...(hasGrid && { grid: "on" }),
    ...(isFramed && { framed: "on" }),
  });
  return `/playground?${query}`;
}
