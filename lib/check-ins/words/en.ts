/** The page's title, and the app's name on a phone's home screen. */
export const checkInPageWords = { title: "Check-in", description: "Sent by your trainer" };

export const consentWords = {
  title: (name: string) => `Hi ${name}, before you start`,
  intro: (trainer: string) =>
    `${trainer} asks you to send your weight and how the week went. You decide what is kept.`,
  kept: "What is kept",
  keptDetail:
    "The weights and measurements you enter, your answers, the sets you tick and the photos you send, each with its day.",
  seen: (trainer: string) => `${trainer} sees it`,
  seenDetail:
    "So does everyone who has this link and its code, if it has one: keep both to yourself. Whoever runs this service can look in only to mend something. Who looked at your photos, and when, is written down.",
  shown: "No photo is made public",
  shownDetail: (trainer: string) =>
    `${trainer} can show a picture of you to others only after you agreed to that.`,
  ends: "You can take it back",
  endsDetail: (trainer: string) =>
    `On this page, at any time: take a copy, or close the link and delete what you sent. What ${trainer} has accepted already is deleted when you ask ${trainer}.`,
  adult: "I am 18 or older.",
  agree: (trainer: string) => `I agree that ${trainer} keeps what I send here.`,
  photos: (trainer: string) =>
    `I also agree that ${trainer} keeps the photos I send. You can leave this out.`,
  missing: "Tick the first two sentences to go on.",
  begin: "Agree and start",
  version: (version: string) => `Wording ${version}. It is kept with your answer and its day.`,
};

export const codeWords = {
  title: "Enter your code",
  hint: (trainer: string) =>
    `${trainer} gave you a short code with this link. This phone asks for it again after 30 days, or when you close the page on it.`,
  label: "Code",
  open: "Open",
  wrong: "This code is wrong. Ask your trainer if you do not have it.",
};

export const checkInWords = {
  yourTrainer: (name: string | null) => (name ? `Your trainer ${name}` : "Your trainer"),
  greeting: (name: string, week: number) => `Hi ${name}, week ${week}`,
  greetingPlain: (name: string) => `Hi ${name}`,
  intro: (trainer: string) => `Takes two minutes. ${trainer} sees what you send here.`,
  whoSees: (trainer: string) =>
    `${trainer} sees this, and whoever has your link. Your photo is never public unless you agree.`,
  send: (trainer: string) => `Send to ${trainer}`,
  change: "Send the change",
  loading: "Loading your check-in",
  failed: "Your check-in could not be loaded",
  offlineFirst: "Open this page once while you are online. After that it also opens offline.",
  old: "No network. This is the version on your phone.",
};

export const targetWords = {
  target: "Target",
  by: (day: string) => `Target by ${day}`,
  streak: "Check-ins in a row",
  inARow: (weeks: number) => (weeks === 1 ? "time" : "times"),
  way: (start: string, last: string, target: string, unit: string) =>
    `Start ${start}, last ${last}, target ${target} ${unit}`,
  start: (figure: string) => `${figure} start`,
  last: (figure: string) => `${figure} last`,
};

export const weightWords = {
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

export const photoPartWords = {
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

export const questionWords = {
  sleep: { ask: "How did you sleep?", low: "Badly", high: "Very well" },
  hunger: { ask: "How hungry were you?", low: "Not at all", high: "Very" },
  stress: { ask: "How stressful was the week?", low: "Calm", high: "Very" },
  adherence: { ask: "How well did you follow your diet?", low: "Not at all", high: "Every day" },
  note: {
    ask: (trainer: string) => `Anything ${trainer} should know?`,
    placeholder: "Travel, pain, a bad week. Optional.",
  },
};

export const ownWords = {
  last: (day: string, answer: string) => `${day}: ${answer}`,
  yes: "Yes",
  no: "No",
  noDay: "no day",
  noNumber: (mark: string) => `A number, such as 7${mark}5`,
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

export const sendingWords = {
  label: "Check-in",
  noWeight: "Today's weight is missing. Enter it, or send again without it.",
  farWeight: (distance: string) => `That is ${distance}. Is that right? Correct it, or send it as it is.`,
  badTape: "One tape measurement is not a number. Correct it or remove it.",
  nothing: "There is nothing to send yet.",
  notReady: "The page has not loaded completely. Your entries are saved here; try again when you are online.",
  failed: "It could not be sent. Your entries are saved here; please try again.",
};

export const moreWords = {
  nav: "More for you",
  way: "Your progress",
  wayNote: (hasForecast: boolean) => (hasForecast ? "Start, today and the forecast" : "Start and today"),
  sessions: "This week's sessions",
  sessionsLeft: (left: number) => (left === 1 ? "1 session left to tick" : `${left} sessions left to tick`),
  sessionsDone: "All done",
  past: "My past check-ins",
  pastNote: (count: number) => (count === 1 ? "1 sent" : `${count} sent`),
  data: "Your data",
  dataNote: "Reminders, copy, consent",
};

export const answerWords = {
  fresh: (trainer: string, day: string) => `New from ${trainer}, ${day}`,
  again: (trainer: string) => `${trainer} asks you to send it again`,
  filled: "Your answers are filled in. Only what you change is new.",
  noSentence: (trainer: string) => `${trainer} did not say why. Ask, or send it again.`,
};

export const doneWords = {
  sent: "Sent. Thank you.",
  kept: "Saved on this phone",
  unread: (trainer: string, day: string, weight: string | null) =>
    `Sent ${day}${weight ? `: ${weight}` : " without a weight"}. ${trainer} has not taken it over yet.`,
  accepted: "In your record",
  acceptedHint: (trainer: string, day: string) => `${trainer} took it over on ${day}.`,
  corrected: (trainer: string, sent: string, entered: string) =>
    `You sent ${sent}. ${trainer} entered ${entered}.`,
  next: (day: string) => `Next one ${day}.`,
  keptHint: "No network. It is sent once, as soon as you open this page online.",
  wrong: "Sent something wrong?",
  change: "Change my answers",
};

export const waySliderWords = { label: "Date" };

export const milestoneWords = {
  title: "Next milestone",
  about: (day: string) => `about ${day}`,
  left: (weight: string) => `${weight} to go.`,
  likely: (from: string, to: string) => `Likely ${from} to ${to}.`,
};

export const wayWords = {
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
  photoOf: (day: string) => `Photo of ${day}`,
  forecast: (moment: string) => `Drawn by AI, ${moment}`,
  noPhoto: "No picture of this moment",
  disclaimer: "Slide to see the forecast. It is drawn by AI: not a photo and not a promise.",
  figuresOnly: "The forecast shows what is likely for people on such a plan. It is not a promise.",
};
