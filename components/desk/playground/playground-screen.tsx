"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Logo } from "@/components/platform/frame/logo";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { OptionSelect } from "@/components/ui/option-select";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { DENSITIES, type Playground, playgroundHref, readPlayground } from "@/lib/desk/playground/address";
import {
  BREAKPOINTS,
  breakpointOf,
  contentWidthOf,
  DEVICES,
  type DeviceId,
  sizeOf,
} from "@/lib/desk/playground/presets";
import { Specimen } from "./specimen";

const DENSITY_NAMES = { comfortable: "Comfortable", compact: "Compact" };

type PlaygroundScreenProps = { query: Record<string, string | string[] | undefined> };

const DEVICE_OPTIONS = DEVICES.map(({ id, name }) => ({
  value: id,
  label: `${name}, ${sizeOf(id).width} × ${sizeOf(id).height}`,
}));
const DENSITY_OPTIONS = DENSITIES.map((density) => ({
  value: density,
  label: DENSITY_NAMES[density],
}));

/** For developers: the app's components on every screen size. The address holds the state. */
export function PlaygroundScreen({ query }: PlaygroundScreenProps) {
  const router = useRouter();
  const state = readPlayground(query);
  if (state.isFramed)
    return (
      <>
        <Specimen density={state.density} />
        {state.hasGrid && <GridOverlay />}
      </>
    );
  const change = (to: Partial<Playground>) =>
    router.replace(playgroundHref({ ...state, ...to }), { scroll: false });
  return (
    <main className="mx-auto max-w-content px-4 pt-4 pb-10 2xl:max-w-content-wide lg:px-8">
      <header className="flex min-h-11 items-center justify-between gap-4">
        <Logo />
        <p className="text-muted-foreground text-xs">For developers</p>
      </header>
      <h1 className="type-display mt-3 text-2xl">Playground</h1>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[280px_280px_auto] lg:justify-start lg:gap-6">
        <Field label="Device">
          <OptionSelect
            options={DEVICE_OPTIONS}
            value={state.device}
            onValueChange={(device) => change({ device: device as DeviceId })}
          />
        </Field>
        <Field label="Input density" control="group">
          <Segmented
            options={DENSITY_OPTIONS}
            value={state.density}
            onValueChange={(density) => change({ density })}
          />
        </Field>
        <div className="flex min-h-13 items-center gap-3">
          <Switch
            aria-label="Grid overlay"
            checked={state.hasGrid}
            onCheckedChange={(hasGrid) => change({ hasGrid })}
          />
          <span aria-hidden>Grid overlay</span>
        </div>
      </div>
      <BreakpointTable device={state.device} />
      <DeviceFrame state={state} />
    </main>
  );
}

function BreakpointTable({ device }: { device: DeviceId }) {
  const current = breakpointOf(sizeOf(device).width);
  return (
    <ul aria-label="Breakpoints" className="mt-5 flex flex-wrap gap-2">
      {BREAKPOINTS.map(({ name, from }) => {
        const content = contentWidthOf(name);
        return (
          <li
            key={name}
            aria-current={name === current ? "true" : undefined}
            className={cn(
              "rounded-image border px-3 py-1.5 text-xs",
              name === current && "border-primary bg-primary text-primary-foreground",
            )}
          >
            <b className="font-strong">{name}</b>{" "}
            {content ? `${from} px, content ${content} px` : `${from} px`}
          </li>
        );
      })}
    </ul>
  );
}

/** An iframe with the size of the device, so that media queries match, scaled down to the free space. */
function DeviceFrame({ state }: { state: Playground }) {
  const box = useRef<HTMLDivElement>(null);
  const free = useElementWidth(box);
  const { width, height } = sizeOf(state.device);
  const scale = free > 0 ? Math.min(1, free / width) : 1;
  const name = DEVICES.find(({ id }) => id === state.device)?.name ?? state.device;
  return (
    <figure className="mt-5">
      <div ref={box} style={{ height: height * scale }}>
        <iframe
          title={`${name}, ${width} by ${height}`}
          src={playgroundHref({ ...state, isFramed: true })}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          className="origin-top-left rounded-photo outline-2 outline-input"
        />
      </div>
      <figcaption className="mt-3 text-muted-foreground text-xs">
        {scale < 1
          ? `${name}, ${width} × ${height} px, shown at ${Math.round(scale * 100)} %`
          : `${name}, ${width} × ${height} px`}
      </figcaption>
    </figure>
  );
}

/** A 4 px grid with columns: 4 on phones, 8 on tablets, 12 on laptops. */
function GridOverlay() {
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

/** In pixels; 0 before the first measurement. */
function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    setWidth(target.clientWidth);
    const observer = new ResizeObserver(() => setWidth(target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
