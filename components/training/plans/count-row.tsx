import { Stepper } from "@/components/ui/stepper";
import { parseDecimal, readWithin, stepped, type ValueScale } from "@/components/ui/value-scale";

type CountRowProps = {
  label: string;
  unit?: string | undefined;
  scale: ValueScale;
  value: number;
  /** The formatted value, if it is not the plain number. */
  text?: string;
  /** The precision of a typed value; whole numbers unless given. */
  typedStep?: number;
  /** The lowest typed value, if one step below it means none. */
  lowest?: number;
  /** Gets a function, since a held button fires faster than React renders. */
  onChange: (to: (now: number) => number) => void;
};

export function CountRow({ label, unit, scale, value, onChange, typedStep = 1, ...props }: CountRowProps) {
  const { text = String(value), lowest = scale.min } = props;
  const name = unit ? `${label}, ${unit}` : label;
  const read = (typed: string) => {
    const reading = readWithin(parseDecimal(typed, unit), { ...scale, min: lowest }, (limit) =>
      unit ? `${limit} ${unit}` : `${limit}`,
    );
    if (typeof reading === "string" || isMultiple(reading, typedStep)) return reading;
    return typedStep === 1 ? "A whole number" : `In steps of ${typedStep}`;
  };
  return (
    <div className="@container">
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-2 @max-[15rem]:grid-cols-1">
        <span aria-hidden className="font-label text-label">
          {name}
        </span>
        <Stepper
          size="md"
          label={name}
          text={text}
          atMin={value <= scale.min}
          atMax={value >= scale.max}
          read={read}
          onStep={(direction) => onChange((now) => stepped(now, direction, scale))}
          onType={(typed) => onChange(() => typed)}
        />
      </div>
    </div>
  );
}

const isMultiple = (value: number, of: number) => Math.abs(value / of - Math.round(value / of)) < 1e-6;
