export const navTexts = {
  name: "App",
  skip: "Skip to content",
  clients: "Clients",
  floor: "Floor",
  calendar: "Calendar",
  programmes: "Programs",
  checkIns: "Check-ins",
  waiting: (count: number) => `${count} waiting`,
  analytics: "Analytics",
  addClient: "Add New Client",
  myAccount: "My Account",
  account: "Account",
  admin: "Admin",
  train: "Train",
  logout: "Logout",
  adminRole: "Admin",
  trainerRole: "Trainer",
  clientTabs: "Client",
};

/** The browser tab's title, in the form that the metadata of pages gives. */
export const pageNameText = (name: string) => `${name} · Formcast`;

export const notFoundTexts = {
  title: "404 Page Not Found",
  description: "Did you forget to add the page to the router?",
  home: "Back to Clients",
};

export const loadFailureTexts = {
  hint: "Check your network and try again.",
  tryAgain: "Try again",
};

export const connectionTexts = {
  offline: "No network",
  old: "No reply from the server: this may be old",
  waiting: (saves: number, device: "laptop" | "phone") =>
    `${saves === 1 ? "1 save waits" : `${saves} saves wait`} on this ${device}`,
  refused: (saves: number) => `${saves} not saved`,
};

export const closedTexts = {
  title: "This link is closed",
  hint: "It may have expired. Your trainer can send you a new one.",
};
