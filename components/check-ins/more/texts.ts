/** What the client reads of the week's sessions and of their own data. */
export const sessionsTexts = {
  about: "Tick the sets you did",
  set: (number: number, exercise: string, what: string) => `${exercise}, set ${number}, ${what}`,
  bodyWeight: "body weight",
  reps: (reps: number, load: string) => `${reps} × ${load}`,
  seconds: (seconds: number) => `${seconds} s`,
  send: (sets: number) => (sets === 1 ? "Tell 1 set" : `Tell ${sets} sets`),
  hint: (trainer: string) => `${trainer} sees them as reported by you.`,
  sent: "Sent",
  kept: "Kept on this phone until there is a network",
  failed: "Not sent. Please try again.",
};

export const myDataTexts = {
  about: "What is kept, and how it ends",
  consent: (version: string, day: string) => `You agreed to wording ${version} on ${day}.`,
  photos: "Photos are included.",
  noPhotos: "Photos are not included.",
  copy: "Download a copy",
  copyHint: "All you have sent, as a file.",
  contact: (trainer: string) => `Ask ${trainer}`,
  withdraw: "Take it back",
  withdrawHint: (trainer: string) =>
    `The link closes and what you sent is deleted. It cannot be undone. Weights and photos that ${trainer} has accepted already stay in ${trainer}'s records until you ask ${trainer} to delete them.`,
  sure: "Delete what I sent and close the link",
  keep: "Keep it",
  failed: "It did not work. Please try again with a network.",
};

export const remindersTexts = {
  title: "Reminders",
  hint: "On the day a check-in is due. Each mail has a link that ends them.",
  email: "Your email address",
  byMail: "Remind me by email",
  onPhone: "Remind me on this phone",
  end: "No more reminders",
  asked: "Open the link in the mail we sent you. Reminders begin then.",
  goTo: (email: string) => `Reminders go to ${email}.`,
  waitsFor: (email: string) => `${email} is not confirmed yet. Open the link in the mail we sent there.`,
  onPhoneNow: "This phone will tell you.",
  noPhone: "This phone cannot be told. Add the page to the home screen first, or use email.",
  ended: "No more reminders.",
  failed: "It did not work. Please try again with a network.",
};

/** The page behind the links in mails. */
export const mailedReminderTexts = {
  confirm: {
    title: "Reminders of your check-ins",
    text: "One tap, and a mail comes on the day each check-in is due.",
    submit: "Remind me",
    done: "Reminders are on",
    doneText: "Each mail has a link that ends them.",
    failedDetail: "Check your network and try again.",
  },
  stop: {
    title: "End the reminders",
    text: "One tap, and no more mails come. Your check-ins stay as they are.",
    submit: "No more reminders",
    done: "Reminders are off",
    doneText: "You can turn them on again on your check-in page.",
    failedDetail: "Check your network and try again.",
  },
};

export const unitsTexts = {
  title: "Units",
  imperial: "lb, in",
  metric: "kg, cm",
  failed: "It did not work. Please try again with a network.",
};
