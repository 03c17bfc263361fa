/** Loaded with the page; the texts of the sheet load when it opens. */
export const linkButtonTexts = { button: "Check-in link" };
