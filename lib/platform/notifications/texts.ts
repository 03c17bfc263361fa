export const testNoticeTexts = {
  title: "Formcast",
  body: "Notifications work on this device.",
};

export const subscriptionErrorTexts = {
  invalid: "Validation failed",
  unknownService: "Unknown push service",
  badKey: "Invalid key",
};
