import { Stepper } from "@/components/ui/stepper";
import { snap, type ValueScale } from "@/components/ui/value-scale";

type CountRowProps = {
  label: string;
  scale: ValueScale;
  value: number;
  /** The formatted value, if it is not the plain number. */
  text?: string;
  /** Gets a function, since a held button fires faster than React renders. */
  onChange: (to: (now: number) => number) => void;
};

export function CountRow({ label, scale, value, text = String(value), onChange }: CountRowProps) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-2">
      <span aria-hidden className="font-label text-label">
        {label}
      </span>
      <Stepper
        size="md"
        label={label}
        text={text}
        atMin={value <= scale.min}
        atMax={value >= scale.max}
        onStep={(direction) => onChange((now) => snap(now + direction * scale.step, scale))}
        onType={(typed) => onChange(() => snap(typed, scale))}
      />
    </div>
  );
}
