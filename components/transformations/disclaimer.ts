/** Stands under every gallery of generated images. */
export const DISCLAIMER = "AI-generated illustration of a possible result. Not a photo and not a promise.";
