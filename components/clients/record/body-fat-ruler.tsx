import { useId } from "react";
import { bodyFatRuler } from "@/lib/clients/record/body-fat-ruler";
import { formatTenth } from "@/lib/text/numbers";

type BodyFatRulerProps = { now: number; target: number; className?: string };

const percent = (fraction: number) => `${fraction * 100}%`;

/** Solid marks are measured, hollow ones are targets. */
export function BodyFatRuler({ now, target, className }: BodyFatRulerProps) {
  const gradient = useId();
  const ruler = bodyFatRuler(now, target);
  const nowX = percent(ruler.now);
  const targetX = percent(ruler.target);
  return (
    <svg
      role="img"
      aria-label={`Body fat ${formatTenth(now)} percent now, target ${formatTenth(target)} percent`}
      className={className}
      width="100%"
      height={62}
      overflow="visible"
    >
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1={nowX} x2={targetX}>
        <stop stopColor="var(--primary)" />
        <stop offset=".5" stopColor="var(--muted-foreground)" />
        <stop offset="1" stopColor="var(--forecast)" />
      </linearGradient>
      <g className="stroke-[1.25] stroke-muted-foreground opacity-80">
        {ruler.marks.map(({ at, major }) => (
          <line key={at} x1={percent(at)} x2={percent(at)} y1={29} y2={major ? 41 : 36} />
        ))}
      </g>
      {now !== target && (
        <line
          x1={nowX}
          x2={targetX}
          y1={25}
          y2={25}
          stroke={`url(#${gradient})`}
          strokeWidth={3.5}
          strokeLinecap="round"
        />
      )}
      <circle cx={nowX} cy={25} r={7} className="fill-primary" />
      {now !== target && (
        <circle cx={targetX} cy={25} r={6} className="fill-card stroke-[2.5] stroke-forecast" />
      )}
      <g textAnchor="middle" className="font-display text-[0.90625rem]">
        <text x={nowX} y={11} className="fill-primary">
          {formatTenth(now)}%
        </text>
        {now !== target && (
          <text x={targetX} y={11} className="fill-forecast">
            {formatTenth(target)}%
          </text>
        )}
      </g>
      <g textAnchor="middle" className="fill-muted-foreground text-[0.8125rem]">
        <text x={nowX} y={57}>
          {now === target ? "Body fat now and target" : "Body fat now"}
        </text>
        {now !== target && (
          <text x={targetX} y={57}>
            Target
          </text>
        )}
      </g>
    </svg>
  );
}
