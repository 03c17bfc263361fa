export const stopTexts = {
  stopped:
    "The reader of this address asked for no more mails. The link in the last mail can allow them again.",
  tooMany: "Too many mails went to this address today. Please try again tomorrow.",
  gone: "This link no longer works.",
};
