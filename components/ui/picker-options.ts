export type PickerOption = {
  value: string;
  label: string;
  /** Muted text after the label, for example a height. */
  detail?: string;
  disabled?: boolean;
};

/** Ignores case and accents: "jose" finds "José". */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function filterOptions(options: readonly PickerOption[], query: string): PickerOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.detail ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}
