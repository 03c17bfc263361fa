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
