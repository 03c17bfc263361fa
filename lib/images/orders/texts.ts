export const generationErrorTexts = {
  noPerson: "We could not find a person in this photo",
  gaveUp: "The image could not be made. Please try again.",
  serviceGaveUp: "The image service failed several times. Please try again later.",
  budgetGone: "Today's image budget is used up. It resets at midnight UTC.",
  photoGone: "The photo was deleted. Please upload it again.",
  overDailyLimit: "No images were ordered: you have reached the daily limit. Please try again tomorrow.",
};

/** Shows on lock screens, so it contains no client name. */
export const generationNoticeTexts = {
  succeeded: { title: "Images are ready", body: "Open Formcast to see them." },
  failed: { title: "Images could not be made", body: "Open Formcast to see why." },
};

export const captionTexts = {
  now: "Now",
  photo: "Photo",
  step: (step: number) => `Step ${step}`,
  likely: (low: string, high: string) => `Likely ${low} to ${high}%`,
};

/** Stands below generated images, wherever they are shown. */
export const everyImageTexts = {
  disclaimer: "AI-generated illustration of a possible result. Not a photo and not a promise.",
};

export const girthSiteTexts = { chest: "Chest", waist: "Waist", hip: "Hips", thigh: "Thighs" };

export const noDayTexts = {
  nearest: (day: string, figures: string) =>
    `The forecast does not reach this body: it is nearest on ${day}, with ${figures}.`,
  ends: (day: string, figures: string) =>
    `The forecast does not reach this body: it ends on ${day}, with ${figures}.`,
  passed: "This body lies between the photo and today.",
  none: "There is no forecast: the target is today's body.",
};

export const imageErrorTexts = {
  notFound: "Image not found",
  alwaysSame: "This server draws the same image every time.",
  superseded: "Newer images have replaced this one.",
};
