"use client";

import { useRef } from "react";
import { useElementWidth } from "@/components/ui/use-element-width";
import { type Playground, playgroundHref } from "@/lib/desk/playground/address";
import { DEVICES, sizeOf } from "@/lib/desk/playground/presets";
import { deviceFrameTexts } from "./texts";

/** An iframe with the size of the device, so that media queries match, scaled down to the free space. */
export function DeviceFrame({ state }: { state: Playground }) {
  const box = useRef<HTMLDivElement>(null);
  const free = useElementWidth(box);
  const { width, height } = sizeOf(state.device);
  const scale = free > 0 ? Math.min(1, free / width) : 1;
  const name = DEVICES.find(({ id }) => id === state.device)?.name ?? state.device;
  return (
    <figure className="mt-5">
      <div ref={box} style={{ height: height * scale }}>
        <iframe
          title={deviceFrameTexts.title(name, width, height)}
          src={playgroundHref({ ...state, isFramed: true })}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          className="origin-top-left rounded-photo outline-2 outline-input"
        />
      </div>
      <figcaption className="mt-3 text-muted-foreground text-xs">
        {scale < 1
          ? deviceFrameTexts.captionShrunk(name, width, height, Math.round(scale * 100))
          : deviceFrameTexts.caption(name, width, height)}
      </figcaption>
    </figure>
  );
}

/** A 4 px grid with columns: 4 on phones, 8 on tablets, 12 on laptops. */
export function GridOverlay() {
  return (
    <div aria-hidden data-testid="grid" className="pointer-events-none fixed inset-0 z-50">
      <div className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--chart-4)_0_1px,transparent_1px_8px)] opacity-20" />
      <div className="mx-auto grid h-full max-w-content grid-cols-4 gap-4 px-4 2xl:max-w-content-wide md:grid-cols-8 lg:grid-cols-12 lg:px-8">
        {Array.from({ length: 12 }, (_, column) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key.
            key={column}
            className={`bg-chart-4/12 ${column >= 8 ? "hidden lg:block" : column >= 4 ? "hidden md:block" : ""}`}
          />
        ))}
      </div>
    </div>
  );
}
