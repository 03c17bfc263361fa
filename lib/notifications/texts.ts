/** What a notification that was asked for as a test says, and what is said of a subscription that cannot be taken. */

export const testNoticeTexts = {
  title: "Formcast",
  body: "Notifications work on this device.",
};

export const subscriptionErrorTexts = {
  invalid: "Validation failed",
  unknownService: "No known push service",
  badKey: "Invalid key",
};
