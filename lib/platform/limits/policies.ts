/** A rate limit. The operator's scale multiplies `limit`. */
export type Limit = { name: string; limit: number; windowSeconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All rate limits. Sign-in counts per account and address, so that nobody can lock out another person. */
export const LIMITS = {
  loginPerAccountAndAddress: { name: "login-account-address", limit: 10, windowSeconds: 15 * MINUTE },
  loginPerAddress: { name: "login-address", limit: 50, windowSeconds: 15 * MINUTE },
  registerPerAddress: { name: "register-address", limit: 60, windowSeconds: HOUR },
  forgotPerAccount: { name: "forgot-account", limit: 5, windowSeconds: HOUR },
  forgotPerAddress: { name: "forgot-address", limit: 30, windowSeconds: HOUR },
  resetPerAddress: { name: "reset-address", limit: 20, windowSeconds: HOUR },
  changePasswordPerTrainer: { name: "change-password", limit: 10, windowSeconds: 15 * MINUTE },
  /** Each call sends a mail to an address of the caller's choice. */
  emailChangePerTrainer: { name: "email-change", limit: 5, windowSeconds: HOUR },
  /** Mails to addresses of other people. */
  adminMailsPerAdmin: { name: "admin-mails", limit: 60, windowSeconds: HOUR },
  uploadPerTrainer: { name: "upload", limit: 120, windowSeconds: HOUR },
  photoCheckPerTrainer: { name: "photo-check", limit: 360, windowSeconds: HOUR },
  archivePerTrainer: { name: "archive", limit: 30, windowSeconds: HOUR },
  accountArchivePerTrainer: { name: "account-archive", limit: 10, windowSeconds: HOUR },
  generationPerTrainer: { name: "generation", limit: 40, windowSeconds: DAY },
  testNotificationPerTrainer: { name: "test-notification", limit: 20, windowSeconds: HOUR },
  morphPerTrainer: { name: "morph", limit: 60, windowSeconds: HOUR },
  redrawPerTrainer: { name: "redraw", limit: 100, windowSeconds: DAY },
  sharePerTrainer: { name: "share", limit: 100, windowSeconds: DAY },
  sharedPerAddress: { name: "shared-address", limit: 1000, windowSeconds: 15 * MINUTE },
  /** Also limits guessing of check-in tokens. */
  checkInPerAddress: { name: "check-in-address", limit: 300, windowSeconds: 15 * MINUTE },
  checkInLinkPerTrainer: { name: "check-in-link", limit: 200, windowSeconds: DAY },
  /** A scale sends one reading; the second is a repetition or a mistake. */
  weighInPerAddress: { name: "weigh-in-address", limit: 1, windowSeconds: MINUTE },
  /** Writes under one link, by all who have it. */
  checkInPerLink: { name: "check-in", limit: 60, windowSeconds: DAY },
  reminderAddressPerLink: { name: "reminder-address", limit: 3, windowSeconds: DAY },
  reminderAddressPerTrainer: { name: "reminder-address-trainer", limit: 20, windowSeconds: DAY },
  reminderPerMailbox: { name: "reminder-mailbox", limit: 3, windowSeconds: DAY },
  /** Invitations and questions to confirm an address, of all callers together. */
  unaskedMailPerMailbox: { name: "unasked-mail", limit: 3, windowSeconds: DAY },
  mailStopPerAddress: { name: "mail-stop", limit: 60, windowSeconds: HOUR },
  checkInCode: { name: "check-in-code", limit: 10, windowSeconds: HOUR },
  /** Against guessing four digits from many addresses. */
  checkInCodePerLink: { name: "check-in-code-link", limit: 100, windowSeconds: DAY },
} as const satisfies Record<string, Limit>;
