/** The name continues a sentence, so it starts in lower case. */
export const explainTexts = {
  open: (about: string) => `About ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
};

export const chartTexts = { keys: "Arrow keys read it point by point." };

export const dialogTexts = { close: "Close" };

export const passwordTexts = { hide: "Hide password", show: "Show password" };

export const photoFrameTexts = { photo: "Photo", forecast: "AI forecast", forecastShort: "AI" };

export const numberTexts = {
  type: (label: string) => `Type ${label}: `,
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
};

export const pickerTexts = {
  placeholder: "Select",
  search: "Search",
  searchFor: (label: string) => `Search ${label.toLowerCase()}`,
  empty: "No results.",
  more: (count: number) => `${count} more. Search to find them.`,
};

export const toasterTexts = {
  name: "Notifications",
  close: "Close notification",
  /** An action with this text gets an arrow icon. */
  undo: "Undo",
};
