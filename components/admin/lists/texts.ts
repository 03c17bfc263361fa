import type { Side } from "@/lib/body/body";
import { counted } from "@/lib/text/numbers";

export const consoleTexts = {
  title: "Admin",
  name: "Admin console",
  back: "← Back",
  trainers: "Trainers & Clients",
  activity: "Activity",
  clients: "All clients",
  audit: "Audit and cost",
  deleted: "Deleted",
  search: "Search trainers and clients",
  period: "Transformations period:",
  release: (version: string) => `Formcast ${version}`,
};

export const failureTexts = {
  fallback: "Please try again.",
};

export const trainerListTexts = {
  name: "Trainers",
  loading: "Loading trainers...",
  failed: "Failed to fetch trainers",
  empty: "No trainers found.",
  search: "Search for the trainer",
  more: "Show more trainers",
};

export const trainerRowTexts = {
  nameColumn: "Trainer",
  createdColumn: "Created",
  seenColumn: "Last sign-in",
  seen: (day: string) => `Signed in ${day}`,
  neverSeen: "Never signed in",
  suspended: "Suspended",
  clientsColumn: "Clients",
  admin: "Admin",
  delete: (name: string) => `Delete trainer ${name}`,
};

export const trainerActionsTexts = {
  move: "Move clients",
  makeAdmin: "Make admin",
  makeAdminQuestion: (name: string) => `${name} will see all trainers and clients and can delete them.`,
  removeAdmin: "Remove admin rights",
  removeAdminQuestion: (name: string) =>
    `${name} keeps the account and the clients but no longer reaches this console.`,
  removeAdminConfirm: "Remove",
  roleFailed: "The role could not be changed",
  endSessions: "End sessions",
  endSessionsQuestion: (name: string) =>
    `${name} will be signed out on every device and has to sign in again. Saves that a device has not sent yet wait there until then.`,
  sessionsEnded: "Sessions ended",
  sessionsEndedOf: (name: string, sessions: number) => `${name}: ${counted(sessions, "session")} ended.`,
  sessionsFailed: "The sessions could not be ended",
};

export const clientListTexts = {
  name: "Clients",
  loading: "Loading clients...",
  failed: "Failed to fetch clients",
  empty: "No clients found for this trainer.",
  more: "Show more clients",
};

export const clientRowTexts = {
  images: (count: number) => (count > 0 ? counted(count, "image") : "No images"),
  to: "to",
  sample: "Sample",
  complete: "Complete",
  pending: "Pending",
  delete: (name: string) => `Delete client ${name}`,
};

export const clientHistoryTexts = {
  back: "Back to Trainers",
  photo: "Photo",
  photoName: (name: string) => `Photo of ${name} that the image was made from`,
  noPhoto: "The photo was deleted",
  prompt: "Prompt",
  engine: "Engine",
  engines: { local: "Own engine", replicate: "Replicate" },
  cost: "Cost",
  trainer: (name: string) => `Client of ${name}`,
  title: (name?: string) => (name ? `${name}'s Transformation History` : "Transformation History"),
  loading: "Loading transformations...",
  failed: "Failed to fetch transformations",
  empty: "No transformations found for this client.",
  imageName: (name: string, day: string) => `AI forecast of ${name}, ${day}`,
  generatedOn: (day: string) => `Generated on ${day}`,
  generated: "✓ Image Generated",
  notMade: (day: string) => `Failed on ${day}`,
  noImage: "No image was made",
  refunded: "Refunded",
  failures: (count: number) => `Failed ${count}`,
  filter: "Images",
  all: (count: number) => `All ${count}`,
  off: "Difference",
  tooFar: (count: number) => `Off by more than 3% ${count}`,
  place: (step: number, steps: number, side: Side) =>
    `${step === steps ? "Goal" : `Step ${step} of ${steps}`}, ${side}`,
  made: (engine: "local" | "replicate", price: string) =>
    `${engine === "local" ? "Own engine" : "Replicate"}, ${price}`,
  image: "Image",
  when: "When",
  body: "Body",
  asked: "Requested",
  askedAt: (site: string, unit: string) => `${site} requested, ${unit}`,
  drawn: "Result",
  hidden: "hidden",
  percent: (share: string) => `${share}%`,
};

export const moveTexts = {
  title: "Move clients",
  description: (trainer: string) => `From ${trainer} to another trainer, with photos, images and workouts.`,
  scope: "Which clients",
  some: "Choose clients",
  all: (clients: number) => `All ${counted(clients, "client")}`,
  clients: "Clients to move",
  trainer: "To trainer",
  cancel: "Cancel",
  confirm: (clients: number) => (clients === 0 ? "Move" : `Move ${counted(clients, "client")}`),
  moved: "Clients moved",
  movedOf: (clients: number, from: string, to: string) =>
    `${counted(clients, "client")} moved from ${from} to ${to}.`,
  failed: "The clients could not be moved",
};

export const deletionTexts = {
  client: {
    title: "Delete Client",
    question: (name: string) => `Delete client ${name}? This cannot be undone.`,
    done: "Client deletion successful",
    doneDetail: "Client has been successfully removed.",
    failed: "Client deletion failed",
    failedDetail: "Failed to delete client.",
  },
  trainer: {
    title: "Delete Trainer",
    question: (name: string) => `Delete trainer ${name} and ALL their clients? This cannot be undone.`,
    clients: "Clients",
    done: "Cascade deletion successful",
    doneDetail: (name: string) =>
      `Trainer "${name || "Unknown"}" and all their clients have been obliterated.`,
    failed: "Trainer deletion failed",
    failedDetail: "Failed to delete trainer.",
  },
  confirm: "Delete",
  undo: "Undo",
};

export const restoringTexts = {
  restored: "Trainer restored",
  restoredDetail: (name: string) => `${name} is back with all clients.`,
  restoreFailed: "The trainer could not be restored",
  purged: "Deleted for good",
  purgedDetail: (name: string) => `All data of ${name} is deleted.`,
  purgeFailed: "The trainer could not be deleted",
};

export const deletedClientTexts = {
  title: "Clients",
  name: "Deleted clients",
  loading: "Loading deleted clients...",
  failed: "Failed to fetch deleted clients",
  empty: "No deleted clients.",
  of: (trainer: string, email: string) => `Client of ${trainer}, ${email}`,
  trainerFirst: "Restore the trainer first",
  restore: (name: string) => `Restore client ${name}`,
  restored: "Client restored",
  restoredDetail: (name: string) => `${name} is back with photos, images and workouts.`,
  restoreFailed: "The client could not be restored",
  purge: (name: string) => `Delete client ${name} for good`,
  purgeQuestion: (name: string) => `Delete client ${name} for good? This cannot be undone.`,
  purgeFailed: "The client could not be deleted",
};

export const deletedTexts = {
  trainers: "Trainers",
  name: "Deleted trainers",
  loading: "Loading deleted trainers...",
  failed: "Failed to fetch deleted trainers",
  empty: "No deleted trainers.",
  emptyHint: (days: number) => `Deleted trainers stay here for ${days} days.`,
  hint: (days: number) =>
    `Nobody can sign in to these accounts. They are deleted for good after ${days} days.`,
  days: (deleted: string, purged: string) => `Deleted ${deleted}, for good on ${purged}`,
  restore: "Restore",
  restoreName: (name: string) => `Restore trainer ${name}`,
  purge: (name: string) => `Delete trainer ${name} for good`,
  purgeTitle: "Delete for Good",
  purgeQuestion: (name: string) =>
    `Delete trainer ${name} and ALL their clients for good? This cannot be undone.`,
  purgeConfirm: "Delete for good",
  clients: "Clients",
};

export const activityTexts = {
  loading: "Loading activity...",
  failed: "Failed to fetch activity data",
  clients: "Total Clients",
  transformations: "Total Transformations Generated",
  recentTrainers: "Recent Trainers",
  noTrainers: "No recent trainers.",
  recentClients: "Recent Clients",
  noClients: "No recent clients.",
  addedBy: (trainer: string) => `by ${trainer}`,
};

export const auditTexts = {
  title: "Audit",
  hint: "Sign-ins, refused attempts, photo views and everything that admins do. Entries cannot be edited and are deleted after 365 days.",
  loading: "Loading audit...",
  failed: "Failed to fetch the audit",
  empty: "No entries yet.",
  noneFound: "No entries found.",
  more: "Show older entries",
  deleted: "Deleted",
  action: "Action",
  allActions: "All actions",
  actor: "Who",
  target: "To whom",
  download: "CSV",
};

export const costTexts = {
  title: "Image cost",
  csv: "CSV",
  download: "Image cost as CSV",
  hint: "By trainer, within the period. Only what the image provider billed.",
  loading: "Loading costs...",
  failed: "Failed to fetch the costs",
  empty: "No images in this period.",
  deleted: (name: string) => `${name} (deleted)`,
  failures: (count: number) => `${count} failed`,
  refunded: (sum: string) => `${sum} refunded`,
};
