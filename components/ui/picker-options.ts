export type PickerOption = {
  value: string;
  label: string;
  /** Printed muted after the label, for example a height. */
  detail?: string;
  disabled?: boolean;
};

/** Case and accents do not matter in a search: "jose" finds "José". */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The options whose text contains every word of the query, in their given order. */
export function filterOptions(options: readonly PickerOption[], query: string): PickerOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.detail ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}
