import { cn } from "@/components/ui/cn";
import { BREAKPOINTS, breakpointOf, contentWidthOf, type DeviceId, sizeOf } from "@/lib/playground/presets";
import { breakpointTexts } from "./texts";

/** Where the layout changes, and which of its forms the device shows. */
export function BreakpointTable({ device }: { device: DeviceId }) {
  const current = breakpointOf(sizeOf(device).width);
  return (
    <ul aria-label={breakpointTexts.label} className="mt-5 flex flex-wrap gap-2">
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
            {content ? breakpointTexts.fromWithContent(from, content) : breakpointTexts.from(from)}
          </li>
        );
      })}
    </ul>
  );
}
