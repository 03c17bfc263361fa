export const notificationsTexts = {
  label: "Notifications",
  hints: {
    unsupported: "Not supported by this browser",
    "needs-https": "Needs an address that begins with https",
    "needs-install": "On iPhone and iPad, add Formcast to the Home Screen first",
    blocked: "Blocked in this browser's own settings",
    off: "Off on this device",
    on: "On for this device",
  },
  test: "Send a test notification",
};

export const testNotificationTexts = {
  sent: "Test sent",
  sentHint: "It arrives in a moment.",
  shownHere: "Shown by this browser itself",
  shownHereHint: "It gets no notifications while Formcast is closed.",
  notSent: "The test could not be sent",
  notSentHint: "Check your network and try again.",
};
