export const clientPageTexts = {
  views: "View",
  forecast: "Forecast",
  history: "History",
  addExercise: "Exercise",
  addExerciseName: "Add New Exercise",
  addWeighIn: "Weigh-in",
  addWeighInName: "Add Weigh-in",
  checkInLink: "Check-in link",
  loading: "Loading client...",
  loadingTimeline: "Loading timeline...",
  loadingWorkouts: "Loading workouts...",
  loadingHistory: "Loading history...",
  loadingTrainers: "Loading trainers...",
  unreachable: "This client is not on this device",
};

export const clientTabTexts = {
  morphs: "Morphs",
  workouts: "Workouts",
  timeline: "Timeline",
  prompts: "AI Prompts",
  admin: "Admin",
};

/** Titles of the views inside a tab. Not from the tabs' own catalogues, which load with the tabs. */
export const clientViewTexts = { history: "History", plan: "Weekly plan", whatIf: "What-if" };

export const clientHeadingTexts = {
  back: "← Back",
  title: (name: string) => `${name}'s Transformation`,
  /** The second half of the title, where a long name is cut before it. */
  titleAfterName: "'s Transformation",
  edit: "Edit client",
  /** The browser tab's title. */
  pageName: (name: string, tab: string) => `${name}, ${tab} · Formcast`,
  report: "Progress report",
};

export const clientMissingTexts = {
  title: "Client not found",
  redirecting: (seconds: number) =>
    `Client not found - this client may have been deleted. Redirecting to dashboard in ${seconds} seconds...`,
  leave: "Back to Dashboard Now",
};

export const clientSidebarTexts = {
  weight: (unit: string) => `Current Weight (${unit})`,
  bodyFat: "Body Fat (%)",
  targetWeight: (unit: string) => `Target Weight (${unit})`,
  targetBodyFat: "Target Body Fat (%)",
  actions: "Quick Actions",
  transformations: "View Transformations",
  workouts: "Plan Workouts",
  progress: "View Progress",
};

export const sideTexts = { label: "Side", front: "Front", back: "Back" };

export const noPhotoTexts = {
  title: "No photo yet",
  hint: (name: string) => `Add a front or back photo of ${name} to see what the forecast may look like.`,
  add: "Add photo",
};

export const promptsTexts = {
  empty: "No prompts available.",
  title: (step: number) => `Step ${step} AI Prompt`,
};

export const sampleNoteTexts = {
  badge: "Sample",
  note: "A made-up client. Remove it from the client list when you are done.",
};
