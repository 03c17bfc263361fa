export const consentTexts = {
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

export const codeTexts = {
  title: "Enter your code",
  hint: (trainer: string) =>
    `${trainer} gave you a short code with this link. This phone asks for it again after 30 days, or when you close the page on it.`,
  label: "Code",
  open: "Open",
  wrong: "This code is wrong. Ask your trainer if you do not have it.",
};
