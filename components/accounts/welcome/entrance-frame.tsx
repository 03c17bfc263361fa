import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Placement = "centre" | "centre-small" | "side" | "side-small" | "none";

type EntranceFrameProps = {
  /** The figure's place on phones; laptops always show it beside the text. */
  figure?: Placement;
  /** The top line: logo, step or back link. */
  top: ReactNode;
  children: ReactNode;
  /** The main action, within reach of the thumb. */
  foot?: ReactNode;
  /** The position of the text on phones. */
  align?: "top" | "bottom";
  /** Labels around the figure. */
  labels?: ReactNode;
};

/** The frame of every page before sign-in: on phones the text lies on the figure, from 1024 px beside it. */
export function EntranceFrame(props: EntranceFrameProps) {
  const { figure = "none", top, children, foot, align = "bottom", labels } = props;
  return (
    <div className="relative isolate min-h-dvh overflow-x-clip lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(520px,46%)]">
      <Stage placement={figure}>{labels}</Stage>
      <main className="mx-auto flex min-h-dvh w-full max-w-[480px] flex-col px-5 pt-[calc(18px+var(--safe-top))] pb-(--safe-bottom) lg:max-w-[520px] lg:justify-center lg:px-10 lg:py-10">
        <div className="flex min-h-11 items-center justify-between">{top}</div>
        <div className={cn("flex flex-1 flex-col pt-4 lg:flex-none", align === "bottom" && "justify-end")}>
          {children}
        </div>
        {foot && (
          <div className="sticky bottom-0 -mx-5 mt-4 bg-linear-to-b from-transparent to-[22px] to-background px-5 pt-5 pb-1 lg:static lg:mx-0 lg:bg-none lg:px-0">
            {foot}
          </div>
        )}
      </main>
    </div>
  );
}

const GLOW =
  "bg-[radial-gradient(62%_60%_at_34%_40%,color-mix(in_oklab,var(--primary)_15%,transparent),transparent_70%),radial-gradient(52%_60%_at_72%_44%,color-mix(in_oklab,var(--forecast)_9%,transparent),transparent_70%)]";
const FADE_DOWN = "bg-[linear-gradient(transparent_66%,var(--background)_92%)]";
const FADE_DOWN_AND_LEFT =
  "bg-[linear-gradient(90deg,var(--background)_18%,transparent_56%),linear-gradient(transparent_44%,var(--background)_72%)]";

/**
 * The stage, the figure and its fade on phones. The stage gets the height that the text leaves, so that a
 * short phone shrinks the figure and not the text.
 */
const PLACEMENTS: Record<Placement, { stage: string; figure: string; fade: string }> = {
  none: { stage: "hidden", figure: "", fade: "" },
  centre: {
    stage: "h-[min(530px,100dvh-310px)]",
    figure: "bottom-[-2%] left-1/2 h-[92%] -translate-x-1/2",
    fade: FADE_DOWN,
  },
  "centre-small": {
    stage: "h-[min(380px,100dvh-500px)]",
    figure: "bottom-[-3%] left-1/2 h-[97%] -translate-x-1/2",
    fade: FADE_DOWN,
  },
  side: {
    stage: "h-[min(530px,100dvh-330px)]",
    figure: "top-2.5 right-0 h-[92%] translate-x-[28%]",
    fade: FADE_DOWN_AND_LEFT,
  },
  "side-small": {
    stage: "h-[min(345px,100dvh-490px)]",
    figure: "top-2.5 right-0 h-[112%] translate-x-[25%]",
    fade: FADE_DOWN_AND_LEFT,
  },
};

/** Behind the text on phones, a panel beside it on laptops. */
function Stage({ placement, children }: { placement: Placement; children: ReactNode }) {
  const { stage, figure, fade } = PLACEMENTS[placement];
  return (
    <div
      aria-hidden
      className={cn(
        "absolute inset-x-0 top-0 -z-10 overflow-hidden lg:sticky lg:block lg:h-dvh lg:border-r",
        stage,
      )}
    >
      <div className={cn("absolute inset-0", GLOW, placement.startsWith("side") && "hidden lg:block")} />
      <HalfFigure
        className={cn(
          "absolute lg:inset-auto lg:top-1/2 lg:left-1/2 lg:h-[min(78dvh,760px)] lg:-translate-1/2",
          figure,
        )}
      />
      <div className={cn("absolute inset-0 lg:hidden", fade)} />
      {children}
    </div>
  );
}

/**
 * Half of the body is measured, half is forecast. The forecast half is a mask over a colour token, so that it
 * follows the theme.
 */
function HalfFigure({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        "flex aspect-300/430 gap-[1.333%] [mask-image:linear-gradient(#000_58%,transparent_99%)]",
        className,
      )}
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing of 13 KB in its final size; the optimizer is
          off. */}
      <img src="/brand/figure-measured.webp" alt="" className="h-full w-[49.333%]" />
      <span className="h-full flex-1 bg-forecast [mask:url(/brand/figure-forecast.svg)_0_0/100%_100%_no-repeat] forced-color-adjust-none" />
    </div>
  );
}
