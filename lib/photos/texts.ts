/** What is said of a photo that cannot be taken, kept or found. */

export const photoIssueTexts = { missing: "Choose one photo", empty: "The file is empty" };

export const photoErrorTexts = {
  tooLarge: "The photo is larger than 15 MB.",
  tooManyPixels: "The photo has more than 50 megapixels.",
  unreadable: "Send a photo as JPEG, PNG or WebP.",
  notStored: "Photos cannot be stored right now. Please try again.",
  photoNotFound: "Photo not found",
  imageNotFound: "Image not found",
};
