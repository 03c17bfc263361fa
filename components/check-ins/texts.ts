/** What the client's own page says, to the client. */
export const checkInTexts = {
  yourTrainer: (name: string | null) => (name ? `Your trainer ${name}` : "Your trainer"),
  greeting: (name: string, week: number) => `Hi ${name}, week ${week}`,
  greetingPlain: (name: string) => `Hi ${name}`,
  intro: (trainer: string) => `Two minutes. ${trainer} reads it before your next session.`,
  onlyTrainer: (trainer: string) =>
    `Only ${trainer} sees this. Your photo stays out of every public page unless you agree.`,
  send: (trainer: string) => `Send to ${trainer}`,
  change: "Send the change",
  loading: "Loading your check-in",
  failed: "Your check-in could not be loaded",
  offlineFirst: "Open this page once with a network. Then it also opens without one.",
  old: "No network. This is what your phone kept.",
};

export const targetTexts = {
  target: "Target",
  by: (day: string) => `Target by ${day}`,
  streak: "Check-ins in a row",
  inARow: (weeks: number) => (weeks === 1 ? "time" : "times"),
  way: (start: string, last: string, target: string, unit: string) =>
    `From ${start} over ${last} to ${target} ${unit}`,
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
  leaveOutBodyFat: "Leave out body fat",
  tape: "Tape",
  addTape: "Add tape measurements",
  leaveOutTape: "Leave out the tape",
};

export const photoPartTexts = {
  front: { title: "Photo", take: "Take photo", taken: "The photo that you send, from the front" },
  back: {
    title: "Photo from behind",
    take: "Take photo from behind",
    taken: "The photo that you send, from behind",
  },
  last: (day: string) => `Your last photo, ${day}`,
  hint: (day: string) => `Stand into your outline from ${day}. Same spot, same light.`,
  firstHint: "Whole body, good light, close-fitting clothes. Next time you stand into this one.",
  ready: "Ready to send",
  unreadable: "This file is no photo that your phone can open.",
  again: "Take another",
  choose: "Choose a file",
  leaveOut: "Leave it out",
};

export const questionTexts = {
  sleep: { ask: "How did you sleep?", low: "Badly", high: "Very well" },
  hunger: { ask: "How hungry were you?", low: "Not at all", high: "Very" },
  stress: { ask: "How stressful was the week?", low: "Calm", high: "Very" },
  adherence: { ask: "How close to the plan did you eat?", low: "Not at all", high: "Every day" },
  note: {
    ask: (trainer: string) => `Anything ${trainer} should know?`,
    placeholder: "Travel, pain, a bad week. Optional.",
  },
};

export const sendingTexts = {
  label: "Check-in",
  noWeight: "Today's weight is not set. Set it, or send once more without it.",
  badTape: "One of the tape measurements is no figure. Change it or leave it out.",
  nothing: "There is nothing to send yet.",
  notReady: "The page is not complete yet. Everything is kept here; try again with a network.",
  failed: "It could not be sent. Everything is kept here; please try again.",
};

export const moreTexts = {
  nav: "More for you",
  way: "The way so far",
  wayNote: "Start, today and what is projected",
  sessions: "This week's sessions",
  sessionsLeft: (left: number) => (left === 1 ? "1 session left to tick" : `${left} sessions left to tick`),
  sessionsDone: "All ticked",
  data: "Your data",
  dataNote: "Reminders, copy, consent",
};
