export const inviteTexts = {
  open: "Invite trainer",
  title: "Invite a trainer",
  description: "They get an email with a link to set their password. It works for 7 days.",
  name: "Name",
  email: "Email",
  cancel: "Cancel",
  confirm: "Send invitation",
  done: "Invitation sent",
  doneDetail: (name: string, email: string) => `${name} can set a password with the link sent to ${email}.`,
};

export const accessTexts = {
  sessions: "Sessions",
  sendReset: "Send reset link",
  inviteAgain: "Send invitation again",
  sent: "Email sent",
  sentTo: (email: string) => `A link to set a password is on its way to ${email}.`,
  sendFailed: "The email could not be sent",
  suspend: "Suspend",
  suspendQuestion: (name: string) =>
    `${name} will be signed out at once and cannot sign in until you lift the suspension. Until then, links shared with clients show nothing. No data is deleted.`,
  suspended: "Trainer suspended",
  suspendedOf: (name: string) => `${name} is signed out and cannot sign in.`,
  lift: "Lift suspension",
  lifted: "Suspension lifted",
  liftedOf: (name: string) => `${name} can sign in again.`,
  suspensionFailed: "The suspension could not be changed",
  undo: "Undo",
};

export const sessionTexts = {
  name: "Open sessions",
  loading: "Loading sessions...",
  failed: "Failed to fetch sessions",
  empty: "No open sessions.",
  since: (moment: string) => `Since ${moment},`,
  seen: (moment: string) => `last seen ${moment}`,
  own: "This session",
  end: "End",
  endOf: (moment: string) => `End the session since ${moment}`,
  endFailed: "The session could not be ended",
};
