/** Of mails and notifications to clients, and of the page that a mail opens. */
export const mailedReminderWords = {
  title: "Reminders of your check-ins",
  text: "Tap once to get an email on the day each check-in is due.",
  submit: "Remind me",
  done: "Reminders are on",
  doneText: "Each email has a link to stop them.",
  failedDetail: "Check your network and try again.",
};

export const askingMailWords = {
  subject: (trainer: string) => `Reminders of your check-ins with ${trainer}`,
  asked: (trainer: string) =>
    `Someone asked for reminders of check-ins with ${trainer} at this address. Please confirm it to get them:`,
  ignore: "If it was not you, you can ignore this mail. No reminder comes before the address is confirmed.",
};

export const reminderWords = {
  subject: (trainer: string) => `Your check-in with ${trainer} is due`,
  line: "Your check-in is due:",
  notice: { title: "Check-in", body: "Your check-in is due." },
};

export const answerMailWords = {
  subject: (trainer: string) => `${trainer} answered your check-in`,
  line: "There is an answer for you:",
  notice: { title: "Check-in", body: "There is an answer for you." },
};
