/** What the frame of the app says: navigation, dialogs, the connection, the outbox. */
export const navTexts = {
  name: "App",
  skip: "Skip to content",
  clients: "Clients",
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

export const confirmTexts = {
  cancel: "Cancel",
  phrase: (phrase: string) => `Type ${phrase} to confirm`,
};

export const notFoundTexts = {
  title: "404 Page Not Found",
  description: "Did you forget to add the page to the router?",
  home: "Back to Clients",
};

export const loadFailureTexts = {
  hint: "Check the connection and try again.",
  tryAgain: "Try again",
};

export const connectionTexts = {
  offline: "No network",
  waiting: (saves: number, device: "laptop" | "phone") =>
    `${saves === 1 ? "1 save waits" : `${saves} saves wait`} on this ${device}`,
  refused: (saves: number) => `${saves} not saved`,
};

export const outboxTexts = {
  title: "Waiting for network",
  empty: "Everything is saved.",
  tryAgain: "Try again",
  refused: (reason: string) => `Not saved: ${reason}`,
  discard: "Discard",
  discarded: "Save discarded",
  undo: "Undo",
  edit: "Edit",
  notOpened: "Not opened",
  notOpenedDetail: "Save or discard what is already open for it first.",
};

export const updateTexts = {
  ready: "Update ready",
  readyDetail: "It loads as soon as you have finished here.",
};

export const installTexts = {
  title: "Install Formcast",
  description: "Opens full screen and keeps logging when the gym Wi-Fi drops.",
  later: "Later",
  install: "Install",
  shareTip: "tap Share → Add to Home Screen",
  understood: "Got it",
};
