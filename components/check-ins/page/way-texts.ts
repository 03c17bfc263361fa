export const doneTexts = {
  sent: "Sent. Thank you.",
  kept: "Saved on this phone",
  sentHint: (trainer: string) => `${trainer} reads it before your next session.`,
  keptHint: "No network. It is sent once, as soon as you open this page online.",
  wrong: "Sent something wrong?",
  change: "Change my answers",
};

export const waySliderTexts = { label: "Date" };

export const milestoneTexts = {
  title: "Next milestone",
  about: (day: string) => `about ${day}`,
  left: (weight: string) => `${weight} to go.`,
  likely: (from: string, to: string) => `Likely ${from} to ${to}.`,
};

export const wayTexts = {
  about: "Your own pictures and figures",
  today: (day: string) => `Today, ${day}`,
  last: (day: string) => `Last, ${day}`,
  start: (day: string) => `Start, ${day}`,
  projected: (day: string | null) => (day ? `Forecast, ${day}` : "Forecast"),
  percent: "%",
  soFar: "So far",
  weeks: (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`),
  sessions: (sessions: number) => (sessions === 1 ? "1 session" : `${sessions} sessions`),
  photo: (moment: string) => `Photo of you, ${moment}`,
  forecast: (moment: string) => `Drawn by AI, ${moment}`,
  noPhoto: "No picture of this moment",
  disclaimer: "Slide to see the forecast. It is drawn by AI: not a photo and not a promise.",
  figuresOnly: "The forecast shows what is likely for people on such a plan. It is not a promise.",
};
