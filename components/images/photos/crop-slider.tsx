type CropSliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  text: string;
  onChange: (value: number) => void;
};

export function CropSlider({ label, text, onChange, ...range }: CropSliderProps) {
  return (
    <label className="flex min-h-11 items-center gap-4 text-sm">
      <span className="min-w-18">{label}</span>
      <input
        type="range"
        {...range}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 accent-primary"
      />
      <output className="num w-14 text-right">{text}</output>
    </label>
  );
}
