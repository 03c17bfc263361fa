/** What is said of images that are ready, cannot be made or cannot be found. */

/** Why a generation failed, as its client shows it. */
export const generationErrorTexts = {
  noPerson: "We could not find a person in this photo",
  gaveUp: "The image could not be made. Please try again.",
  serviceGaveUp: "The image service failed several times. Please try again later.",
  budgetGone: "Today's image budget is used up. It starts anew at midnight UTC.",
  photoGone: "The photo is gone. Please upload it again.",
  overDailyLimit: "No images were ordered: the daily limit is reached. Retry tomorrow.",
};

/** Read on lock screens, where a client's name is nobody's business. */
export const generationNoticeTexts = {
  succeeded: { title: "Images are ready", body: "Open Formcast to see them." },
  failed: { title: "Images could not be made", body: "Open Formcast to see why." },
};

/** Under every picture. */
export const captionTexts = {
  now: "Now",
  photo: "Photo",
  step: (step: number) => `Step ${step}`,
  likely: (low: string, high: string) => `Likely ${low} to ${high}%`,
};

/** Where a body's girth is named. */
export const girthSiteTexts = { chest: "Chest", waist: "Waist", hip: "Hips", thigh: "Thighs" };

/** Why an image has no day. */
export const noDayTexts = {
  nearest: (day: string, figures: string) =>
    `The forecast does not get there: it comes nearest on ${day}, with ${figures}.`,
  ends: (day: string, figures: string) =>
    `The forecast does not get there: it ends on ${day}, with ${figures}.`,
  passed: "This body lies between the photo and today.",
  none: "There is no forecast: the target is today's body.",
};

export const imageErrorTexts = {
  notFound: "Image not found",
  alwaysSame: "This server draws the same image every time.",
  superseded: "Newer images have taken this one's place.",
};
