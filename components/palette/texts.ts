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

export const placeTexts = {
  clients: "Clients",
  floor: "Floor",
  calendar: "Calendar",
  programmes: "Programs",
  checkIns: "Check-ins",
  analytics: "Analytics",
  addClient: "Add New Client",
  account: "My Account",
  admin: "Admin",
};
