import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import {
  LIMB_LABELS,
  LIMBS,
  type Limb,
  RPE_CHOICES,
  SET_KIND_LABELS,
  SET_KINDS,
  type SetKind,
} from "@/lib/training/workouts/set-kind";

const kinds = SET_KINDS.map((kind) => ({ value: kind, label: SET_KIND_LABELS[kind] }));
const NO_RPE = "none";
const sides = [
  { value: "both", label: "Both" },
  ...LIMBS.map((value) => ({ value, label: LIMB_LABELS[value] })),
];

type SetOptionFieldsProps = {
  kind: SetKind;
  rpe: number | null;
  limb: Limb | undefined;
  onChange: (to: { kind: SetKind } | { rpe: number | null } | { limb: Limb | undefined }) => void;
  /** For thumbs between two sets. */
  chipClassName?: string;
};

/** The kind, the side and the effort of a set. An imported rating between the usual ones stays a choice. */
export function SetOptionFields({ kind, rpe, limb, onChange, chipClassName }: SetOptionFieldsProps) {
  const ratings = [...new Set([...RPE_CHOICES, ...(rpe === null ? [] : [rpe])])].toSorted((a, b) => a - b);
  return (
    <>
      <Field
        label="Kind of set"
        help="Warm-ups are no records, nor are the later parts of a drop set."
        control="group"
      >
        <Chips
          layout="wrap"
          className={chipClassName}
          options={kinds}
          value={kind}
          onValueChange={(to) => onChange({ kind: to })}
        />
      </Field>
      <Field label="Side" help="The next set is the other side's." control="group">
        <Chips
          layout="wrap"
          className={chipClassName}
          options={sides}
          value={limb ?? "both"}
          onValueChange={(to) => onChange({ limb: LIMBS.find((one) => one === to) })}
        />
      </Field>
      <Field
        label="Effort (RPE)"
        help="Rating of perceived exertion: 10 is a set with nothing left, 8 one with two reps in reserve."
        control="group"
      >
        <Chips
          layout="wrap"
          className={chipClassName}
          options={[
            { value: NO_RPE, label: "None" },
            ...ratings.map((choice) => ({ value: String(choice), label: String(choice) })),
          ]}
          value={rpe === null ? NO_RPE : String(rpe)}
          onValueChange={(to) => onChange({ rpe: to === NO_RPE ? null : Number(to) })}
        />
      </Field>
    </>
  );
}
