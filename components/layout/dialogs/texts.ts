/** What the frame says only once a part of it appears, and so no page loads before: dialogs, the outbox, news of the app. */
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

export const noClientsTexts = { title: "No clients yet", add: "Add First Client" };
