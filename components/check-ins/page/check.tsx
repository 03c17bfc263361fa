import type { ReactNode } from "react";

type CheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; label: ReactNode };

/** The whole label is the touch target, wider than the box. */
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
