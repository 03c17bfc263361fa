/** Every page bundles these texts, so keep them few. */
export const brandTexts = { name: "Formcast" };

export const errorTexts = {
  title: "This page could not be shown",
  description: "Nothing you saved is lost. Try again, or go back to your clients.",
  tryAgain: "Try again",
  home: "Back to Clients",
};
