/** How often something may happen. The operator's scale multiplies `limit`. */
export type Limit = { name: string; limit: number; windowSeconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the product. Nobody is ever locked out by somebody else: logins count per account and address. */
export const LIMITS = {
  loginPerAccountAndAddress: { name: "login-account-address", limit: 10, windowSeconds: 15 * MINUTE },
  loginPerAddress: { name: "login-address", limit: 50, windowSeconds: 15 * MINUTE },
  registerPerAddress: { name: "register-address", limit: 60, windowSeconds: HOUR },
  forgotPerAccount: { name: "forgot-account", limit: 5, windowSeconds: HOUR },
  forgotPerAddress: { name: "forgot-address", limit: 30, windowSeconds: HOUR },
  resetPerAddress: { name: "reset-address", limit: 20, windowSeconds: HOUR },
  changePasswordPerTrainer: { name: "change-password", limit: 10, windowSeconds: 15 * MINUTE },
  /** Each sends a mail to an address that the caller names. */
  emailChangePerTrainer: { name: "email-change", limit: 5, windowSeconds: HOUR },
  /** Invitations and links for new passwords, to addresses of others. */
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
  /** A link's page asks once for itself and once for each picture. */
  sharedPerAddress: { name: "shared-address", limit: 1000, windowSeconds: 15 * MINUTE },
  /** The same of check-in links; whoever guesses tokens uses it up. */
  checkInPerAddress: { name: "check-in-address", limit: 300, windowSeconds: 15 * MINUTE },
  checkInLinkPerTrainer: { name: "check-in-link", limit: 200, windowSeconds: DAY },
  /** What is written under one link, by everybody who holds it. */
  checkInPerLink: { name: "check-in", limit: 60, windowSeconds: DAY },
  reminderAddressPerLink: { name: "reminder-address", limit: 5, windowSeconds: DAY },
  checkInCode: { name: "check-in-code", limit: 10, windowSeconds: HOUR },
  /** Four digits are soon guessed from many addresses; whoever does has the link already. */
  checkInCodePerLink: { name: "check-in-code-link", limit: 100, windowSeconds: DAY },
} as const satisfies Record<string, Limit>;
