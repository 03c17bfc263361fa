export const checkInTexts = {
  yourTrainer: (name: string | null) => (name ? `Your trainer ${name}` : "Your trainer"),
  greeting: (name: string, week: number) => `Hi ${name}, week ${week}`,
  greetingPlain: (name: string) => `Hi ${name}`,
  intro: (trainer: string) => `Takes two minutes. ${trainer} reads it before your next session.`,
  whoSees: (trainer: string) =>
    `${trainer} sees this, and whoever has your link. Your photo is never public unless you agree.`,
  send: (trainer: string) => `Send to ${trainer}`,
  change: "Send the change",
  loading: "Loading your check-in",
  failed: "Your check-in could not be loaded",
  offlineFirst: "Open this page once while you are online. After that it also opens offline.",
  old: "No network. This is the version on your phone.",
};

export const targetTexts = {
  target: "Target",
  by: (day: string) => `Target by ${day}`,
  streak: "Check-ins in a row",
  inARow: (weeks: number) => (weeks === 1 ? "time" : "times"),
  way: (start: string, last: string, target: string, unit: string) =>
    `Start ${start}, last ${last}, target ${target} ${unit}`,
  start: (figure: string) => `${figure} start`,
  last: (figure: string) => `${figure} last`,
};

export const weightTexts = {
  label: "Weight",
  since: (change: string, day: string) => `${change} since ${day}`,
  last: (day: string) => `as on ${day}`,
  same: "It is the same today",
  bodyFat: "Body fat",
  percent: "%",
  addBodyFat: "Add body fat",
  leaveOutBodyFat: "Remove body fat",
  tape: "Tape",
  addTape: "Add tape measurements",
  leaveOutTape: "Remove tape measurements",
};

export const photoPartTexts = {
  front: { title: "Photo", take: "Take photo", taken: "Your new photo from the front" },
  back: {
    title: "Photo from behind",
    take: "Take photo from behind",
    taken: "Your new photo from behind",
  },
  last: (day: string) => `Your last photo, ${day}`,
  hint: (day: string) => `Line up with your outline from ${day}. Same spot, same light.`,
  firstHint: "Whole body, good light, close-fitting clothes. Next time you line up with this photo.",
  ready: "Ready to send",
  unreadable: "Your phone cannot open this file as a photo.",
  again: "Take another",
  choose: "Choose a file",
  leaveOut: "Remove photo",
};

export const questionTexts = {
  sleep: { ask: "How did you sleep?", low: "Badly", high: "Very well" },
  hunger: { ask: "How hungry were you?", low: "Not at all", high: "Very" },
  stress: { ask: "How stressful was the week?", low: "Calm", high: "Very" },
  adherence: { ask: "How well did you follow your diet?", low: "Not at all", high: "Every day" },
  note: {
    ask: (trainer: string) => `Anything ${trainer} should know?`,
    placeholder: "Travel, pain, a bad week. Optional.",
  },
};

export const sendingTexts = {
  label: "Check-in",
  noWeight: "Today's weight is missing. Enter it, or send again without it.",
  badTape: "One tape measurement is not a number. Correct it or remove it.",
  nothing: "There is nothing to send yet.",
  notReady: "The page has not loaded completely. Your entries are saved here; try again when you are online.",
  failed: "It could not be sent. Your entries are saved here; please try again.",
};

export const moreTexts = {
  nav: "More for you",
  way: "Your progress",
  wayNote: "Start, today and the forecast",
  sessions: "This week's sessions",
  sessionsLeft: (left: number) => (left === 1 ? "1 session left to tick" : `${left} sessions left to tick`),
  sessionsDone: "All ticked",
  data: "Your data",
  dataNote: "Reminders, copy, consent",
};
