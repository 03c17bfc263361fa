/** Loaded only by screens without a client. */
export const sampleOfferTexts = {
  offer: "Try a sample client",
  hint: "A made-up client with photos, weigh-ins, workouts and a forecast. One tap removes it.",
  offline: "You need to be online to add a sample client.",
};

export const dashboardTexts = {
  welcome: (name: string) => `Welcome, ${name}`,
  nameless: "Trainer",
  subtitle: "Transform your clients with AI-powered body morphing",
  list: "Clients",
  loading: "Loading clients...",
  loadFailed: "Your clients could not be loaded",
  count: (total: number) => `Client (${total} total)`,
  floor: "Open floor",
  calendar: "Calendar",
  checkIns: "Check-ins",
  addShort: "Client",
  add: "Add New Client",
  analytics: "View Analytics",
  search: "Find anything",
  deleted: "Client has been successfully removed.",
  deleteFailed: "Failed to delete client",
  failed: "Error",
};

export const sampleTexts = {
  badge: "Sample",
  failed: "The sample client could not be made",
  remove: "Remove sample",
  removed: "Sample removed",
  removedHint: "A new sample starts from the beginning.",
  removeFailed: "The sample could not be removed",
  addAgain: "Add again",
};

export const clientCardTexts = {
  added: (day: string) => `Added: ${day}`,
  delete: (name: string) => `Delete ${name}`,
  retry: "Retry",
  view: "View Transformations",
  now: "Now",
  target: "Target",
  photoAlt: (name: string) => `Photo of ${name}`,
  forecastAlt: (name: string) => `AI forecast of ${name}`,
};

export const statusTexts = {
  complete: "Complete",
  pending: "Pending",
  making: (done: number, total: number) => `Generating ${done}/${total}`,
};

export const bodyFatRulerTexts = {
  summary: (now: string, target: string) => `Body fat ${now} percent now, target ${target} percent`,
  percent: (value: string) => `${value}%`,
  now: "Body fat now",
  target: "Target",
  to: "to",
  nowAndTarget: "Body fat now and target",
};

export const clientPickerTexts = {
  label: "Client",
  placeholder: "Select a client",
  search: "Search clients",
  noMatch: "No client with that name.",
};

export const deletionTexts = {
  title: "Delete Client",
  question: (name: string) => `Are you sure you want to delete ${name}? This action cannot be undone.`,
  confirm: "Delete",
  done: "Client deleted",
  failed: "Delete failed",
};
