export const paletteTexts = {
  title: "Go to a client or a page",
  placeholder: "Search clients, actions and pages",
  clients: "Clients",
  places: "Go to",
  none: "No results.",
  away: "Searching clients needs a network.",
  images: "See images",
  workout: "Start workout",
  forecast: "Open forecast",
  edit: "Edit client",
  choose: "↑ ↓ choose",
  open: "↵ open",
  close: "Esc close",
};

export const shortcutsTexts = {
  title: "Keyboard shortcuts",
  everywhere: "Everywhere",
  list: "Show all shortcuts",
  goTo: (place: string) => `Go to ${place}`,
  letters: "Single-key shortcuts",
  lettersOn: "Letters, digits and ? work as shown above.",
  lettersOff: "Letters, digits and ? are off on this device.",
};
