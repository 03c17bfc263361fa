// Of the sheets that open from the page, which load their words with them.

export const pastWords = {
  about: (trainer: string) => `What you sent, and what ${trainer} answered`,
  states: {
    waiting: (trainer: string) => `${trainer} has not taken it over yet`,
    accepted: () => "In your record",
    asked_again: () => "Asked to send it again",
  },
  noWeight: "Without a weight",
  said: (trainer: string, day: string) => `${trainer}, ${day}`,
  photo: (day: string) => `Your photo of ${day}`,
};

export const sessionsWords = {
  about: "Tick the sets you did",
  done: "Done",
  partly: (done: number, planned: number) => `${done} of ${planned} sets done`,
  set: (number: number, exercise: string, what: string) => `${exercise}, set ${number}, ${what}`,
  bodyWeight: "body weight",
  reps: (reps: number, load: string) => `${reps} × ${load}`,
  seconds: (seconds: number) => `${seconds} s`,
  told: (number: number) => `Set ${number}, sent`,
  differs: "I did something else",
  asPlanned: "As planned",
  sides: { left: "left", right: "right" },
  figures: { weight: "Weight", reps: "Reps", seconds: "Time", meters: "Distance" },
  send: (sets: number) => (sets === 1 ? "Send 1 set" : `Send ${sets} sets`),
  hint: (trainer: string) => `${trainer} sees them as reported by you.`,
  sent: "Sent",
  kept: "Saved on this phone until you are online",
  failed: "Not sent. Please try again.",
};

export const myDataWords = {
  about: "What is kept, and how it ends",
  consent: (version: string, day: string) => `You agreed to wording ${version} on ${day}.`,
  photos: "Photos are included.",
  noPhotos: "Photos are not included.",
  copy: "Download a copy",
  copyHint: "Everything you have sent, as one file.",
  contact: (trainer: string) => `Ask ${trainer}`,
  closeHere: "Close on this phone",
  closeHereHint:
    "For a phone that others use too. It asks for the code again and forgets answers and photos that you have not sent. What is on its way to be sent stays until it is sent.",
  withdraw: "Take it back",
  withdrawHint: (trainer: string) =>
    `The link closes and what you sent is deleted. This cannot be undone. Weights and photos that ${trainer} has accepted already stay in ${trainer}'s records until you ask ${trainer} to delete them.`,
  sure: "Delete what I sent and close the link",
  keep: "Keep it",
  failed: "That did not work. Please try again when you are online.",
};

export const remindersWords = {
  title: "Reminders",
  hint: "On the day a check-in is due. Each email has a link to stop them.",
  email: "Your email address",
  byMail: "Remind me by email",
  onPhone: "Remind me on this phone",
  end: "No more reminders",
  sentLink: "Open the link in the email we sent you to start the reminders.",
  on: (email: string) => `Reminders go to ${email}.`,
  asked: (email: string) => `${email} is not confirmed yet. Open the link in the email we sent to it.`,
  stopped: (email: string) =>
    `Emails to ${email} were stopped with the link in an email. The same link can allow them again.`,
  onPhoneNow: "This phone will remind you.",
  noPhone: "This phone cannot show reminders. Add the page to the home screen first, or use email.",
  ended: "No more reminders.",
  failed: "That did not work. Please try again when you are online.",
};

export const unitsWords = {
  title: "Units",
  imperial: "lb, in",
  metric: "kg, cm",
  failed: "That did not work. Please try again when you are online.",
};
