/** Loaded only with dialogs, the outbox and update notices, not with every page. */
export const confirmTexts = {
  cancel: "Cancel",
  phrase: (phrase: string) => `Type ${phrase} to confirm`,
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
  notOpenedDetail: "First save or discard the entries that are open in that form.",
};

export const updateTexts = {
  ready: "Update ready",
  readyDetail: "It loads when you are done here.",
};

export const installTexts = {
  title: "Install Formcast",
  description: "Opens full screen and keeps logging when the gym Wi-Fi drops.",
  needsHttps: "Installing and work without a network need an address that begins with https.",
  later: "Later",
  install: "Install",
  shareTip: "tap Share → Add to Home Screen",
  understood: "Got it",
};

export const noClientsTexts = { title: "No clients yet", add: "Add First Client" };
