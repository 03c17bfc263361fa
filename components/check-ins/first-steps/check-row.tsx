import type { ReactNode } from "react";

type CheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; label: ReactNode };

/** A sentence to agree to. Wider than it looks: a press beside the box is meant for it. */
export function Check({ isOn, onChange, label }: CheckProps) {
  return (
    <label className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5.5 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}
