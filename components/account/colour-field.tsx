import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { brandTexts } from "./texts";

type ColourFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** Where the browser's picker begins while there is no colour. */
const FIRST = "#1f6feb";

/** A colour as text, for those who know theirs, with the browser's own picker beside it. */
export function ColourField({ value, onChange, error }: ColourFieldProps) {
  const isHex = /^#[\da-f]{6}$/i.test(value);
  return (
    <Field label={brandTexts.colour} help={brandTexts.colourHint} error={error}>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={FIRST}
        trailing={
          <input
            type="color"
            aria-label={brandTexts.pickColour}
            value={isHex ? value.toLowerCase() : FIRST}
            onChange={(event) => onChange(event.target.value)}
            className="size-11 shrink-0 cursor-pointer bg-transparent"
          />
        }
      />
    </Field>
  );
}
