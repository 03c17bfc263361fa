export const photoIssueTexts = { missing: "Choose one photo", empty: "The file is empty" };

export const photoErrorTexts = {
  tooLarge: "The photo is larger than 15 MB.",
  tooManyPixels: "The photo has more than 50 megapixels.",
  tooLargeToOpen: "The photo is too large to open. Save it smaller, with at most 12,000 pixels a side.",
  notAPhoto: "This is not a photo we can read: JPEG, PNG or WebP.",
  damaged: "This photo is damaged or incomplete.",
  notStored: "Photos cannot be stored right now. Please try again.",
  notChecked: "Photos cannot be checked right now. Please try again.",
  photoNotFound: "Photo not found",
  imageDamaged: "The file of this picture is damaged.",
  imageNotFound: "Image not found",
};
