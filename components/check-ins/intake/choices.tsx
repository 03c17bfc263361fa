import { Check } from "lucide-react";
import { optionLook } from "@/components/check-ins/page/option-look";
import { cn } from "@/components/ui/cn";

type ChoicesProps<Value extends string> = {
  label: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Any number of them. */
export function Choices<Value extends string>({
  label,
  options,
  names,
  chosen,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2 font-strong text-lg">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className={cn(optionLook, "relative inline-flex min-h-12 items-center gap-2 px-3.5")}
          >
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
              }
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            {chosen.includes(option) && <Check aria-hidden className="size-4 shrink-0" />}
            {names[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
