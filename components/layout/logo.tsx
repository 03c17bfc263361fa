import { useId } from "react";
import { brandTexts } from "./every-page/texts";
import { logoPaths } from "./logo-paths";

type LogoProps = {
  /** `mark` is the torso alone. */
  form?: "lockup" | "mark";
  className?: string;
};

/** Half a torso solid (measured), half in slices (forecast). The colours are the tokens of those two meanings. */
export function Logo({ form = "lockup", className = "h-[22px] w-auto" }: LogoProps) {
  const clip = useId();
  const mark = (
    <>
      <path className="fill-primary" d={logoPaths.measuredHalf} />
      <clipPath id={clip}>
        <path d={logoPaths.forecastHalf} />
      </clipPath>
      <path className="fill-forecast" clipPath={`url(#${clip})`} d={logoPaths.slices} />
    </>
  );
  if (form === "mark") {
    return (
      <svg role="img" aria-label={brandTexts.name} viewBox="0 0 64 64" className={className}>
        {mark}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={brandTexts.name} viewBox="0 0 558 96" className={className}>
      <g transform="translate(-8 3.86) scale(1.3793)">{mark}</g>
      <path className="fill-foreground" transform="translate(91.7 83)" d={logoPaths.wordmark} />
    </svg>
  );
}
