import { counted } from "@/lib/text/numbers";

export const inboxTexts = {
  title: "Check-ins",
  back: "Back",
  loading: "Loading check-ins",
  failed: "The check-ins could not be loaded",
  heading: (count: number) => (count === 0 ? "Nothing new" : `${count} new`),
  waitingList: "New check-ins",
  noLinks: "No check-in links yet",
  noLinksHint:
    "Send a client one link. They weigh in, add a photo and say how the week went, without an app or an account. Their check-ins appear here.",
  allDone: "All check-ins are done.",
  older: (count: number) => `${counted(count, "older one")} of the same clients follow when these are done.`,
  toClients: "Choose a client",
  acceptPlain: (count: number) => `Accept ${counted(count, "routine check-in")}`,
  plainHint: "Within 2% of the last weight, without a note or photos.",
};

export const checkInTexts = {
  weight: "Weight",
  unweighed: "Not weighed",
  bodyFat: (text: string) => `${text} body fat`,
  since: (change: string, days: number) => `${change} in ${counted(days, "day")}`,
  answers: { sleep: "Sleep", hunger: "Hunger", stress: "Stress", adherence: "Diet" },
  outOfFive: (value: number) => `${value} out of 5`,
  photo: (name: string, day: string) => `${name} on ${day}`,
  goal: (day: string) => `Goal ${day}`,
  noGoal: "No goal date",
  earlier: (days: number) => `, ${counted(days, "day")} earlier`,
  later: (days: number) => `, ${counted(days, "day")} later`,
  unchanged: ", no change",
  ifAccepted: "What the forecast says if you accept it.",
  fatUnmeasured: "Body fat was not measured, so the last value counts. This can move the day a lot.",
  askAgain: "Ask again",
  correct: "Correct",
  accept: "Accept",
  name: (action: string, client: string) => `${action}: ${client}`,
};

export const decisionTexts = {
  accepted: (name: string) => `${name}: check-in accepted`,
  acceptedAll: (count: number) => `${counted(count, "check-in")} accepted`,
  asked: (name: string) => `${name}: asked again`,
  askedDetail: "Tell them what to change. They can send another check-in.",
  refused: (names: readonly string[], reason: string) => `Not ${names.join(", ")}. ${reason}`,
  undone: "Decision undone",
  undo: "Undo",
  failed: "That did not work",
  failedDetail: "Check your network and try again.",
};

export const correctTexts = {
  title: "Correct the check-in",
  weight: "Weight",
  save: "Accept with this weight",
};

export const soloTexts = {
  title: "Done alone",
  hint: "Reported by the client, separate from the workouts you log.",
  sets: (count: number) => counted(count, "set"),
  seen: "Seen",
  seenName: (name: string) => `Seen: ${name}`,
};

export const overdueTexts = {
  title: "Overdue",
  due: (day: string, late: number) => `Due ${day}, ${counted(late, "day")} late`,
  remind: "Remind",
  noAddress: "Needs a new link",
  remindName: (name: string) => `Remind ${name}`,
  message: (name: string) => `Hi ${name}, your check-in is due. It takes half a minute:`,
};

export const quietTexts = {
  title: "Quiet clients",
  hint: "No workout for longer than their plan allows.",
  since: (day: string, days: number) => `Last workout ${day}, ${counted(days, "day")} ago`,
  never: (days: number) => `No workout since they were added, ${counted(days, "day")} ago`,
  open: "Open",
  openName: (name: string) => `Open ${name}`,
};

export const copyTexts = {
  copied: "Link copied",
  failed: "The link could not be copied",
  failedDetail: "Select it and copy it by hand.",
};

export const linkTexts = {
  title: "Check-in link",
  loading: "Loading the link",
  loadFailed: "The link could not be loaded",
  about: (name: string) =>
    `${name} opens it on any phone, without an app or an account, and sees only their own data.`,
  address: (name: string) => `Link for ${name}`,
  unknown: (name: string) =>
    `The link of ${name} still works, but its address cannot be shown again because the server's secret has changed. Make a new address and send it.`,
  idle: (day: string) => `Closes on ${day} if nothing is sent before.`,
  notAgreed: "Not opened yet. The client agrees on their own phone first.",
  agreed: (day: string) => `The client agreed on ${day}.`,
  send: "Send",
  copy: "Copy",
  every: "How often",
  weeks: { 1: "Every week", 2: "Every 2 weeks", 4: "Every 4 weeks" },
  weekday: "Day",
  questions: "Questions",
  question: {
    sleep: "Sleep",
    hunger: "Hunger",
    stress: "Stress",
    adherence: "Diet",
    note: "Note",
  },
  released: "Show images and forecast",
  releasedHint: "From this day on, the client sees the forecast image, the goal date and the next milestone.",
  notReleasedHint: "The client sees their own photos and weights only.",
  releasedOn: "From",
  images: "Images",
  image: (step: number, steps: number) => `Image ${step} of ${steps}`,
  imageFrom: (step: number, steps: number) => `Image ${step} of ${steps}, from`,
  imagesHint: "Each image shows from its own day. An image without a tick stays hidden.",
  code: "Ask for a code first",
  codeHint: (code: string) => `Tell them ${code} in person. Without it the link shows nothing.`,
  noCodeHint: "Anyone with the link can open it.",
  consent: (name: string) => `${name} agrees to get this link.`,
  make: "Make the link",
  save: "Save",
  saved: "Link changed",
  made: "Link made",
  renew: "New address",
  renewed: "Old address closed",
  close: "Close the link",
  closed: "Link closed",
  closedDetail: "It shows nothing from now on.",
  reopen: "Open it again",
  reopened: "Link open again",
  undo: "Undo",
  failed: "That did not work",
  failedDetail: "Check your network and try again.",
  states: {
    expired: "The link was not used for a while, so it is closed.",
    revoked: "The link is closed.",
    withdrawn: "The client withdrew the consent to this link. A new link asks for it again.",
  },
};
