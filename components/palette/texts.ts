export const paletteTexts = {
  title: "Go to a client or a page",
  placeholder: "Search clients, actions and pages",
  clients: "Clients",
  places: "Go to",
  none: "Nothing of that name.",
  away: "Clients cannot be searched without a network.",
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
  letters: "Keys of one letter",
  lettersOn: "Letters, digits and ? do what is said above.",
  lettersOff: "Letters, digits and ? do nothing on this device.",
};
