/** What opens the sheet of a client's link; all else of it comes when it is opened. */
export const linkButtonTexts = { button: "Check-in link" };
