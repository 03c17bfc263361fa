"use client";

import { Field } from "@/components/ui/field";
import { OptionSelect } from "@/components/ui/option-select";
import { BODY_FAT_METHOD_LABELS, BODY_FAT_METHODS, type BodyFatMethod } from "@/lib/body/body-fat-method";

const UNKNOWN = "";
const OPTIONS = [
  { value: UNKNOWN, label: "Don't know" },
  ...BODY_FAT_METHODS.map((value) => ({ value, label: BODY_FAT_METHOD_LABELS[value] })),
];

type BodyFatMethodFieldProps = {
  method: BodyFatMethod | null;
  onMethodChange: (method: BodyFatMethod | null) => void;
  className?: string;
};

/** Optional: the forecast trusts a body fat as far as its method deserves. */
export function BodyFatMethodField({ method, onMethodChange, className }: BodyFatMethodFieldProps) {
  return (
    <Field label="Body fat measured with" className={className}>
      <OptionSelect
        options={OPTIONS}
        value={method ?? UNKNOWN}
        onValueChange={(chosen) => onMethodChange(BODY_FAT_METHODS.find((one) => one === chosen) ?? null)}
      />
    </Field>
  );
}
