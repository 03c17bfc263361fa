export const onboardingTexts = {
  back: "Back",
  add: "Add New Client",
  edit: "Edit Client",
  editing: (name: string) => `Edit ${name}`,
  mode: "Client",
  modeNew: "New",
  modeSelect: "Select",
  noneSelected: "Select a client",
  noneSelectedHint: "Please select an existing client or switch to create a new one.",
};

export const existingClientTexts = {
  loading: "Loading client...",
  missing: "Client not found",
  missingHint: "This client may have been deleted.",
  loadFailed: "The client could not be loaded",
};

export const clientFormTexts = {
  name: "Name",
  dropHint: "Or drop a picture on either frame. Photos are cropped to 9:16.",
  photoFigures: (weight: string, bodyFat: string) => `${weight}, ${bodyFat}%`,
  notes: "Notes",
  notesExample: "Injuries, preferences, schedule",
  adultHint:
    "By adding a client you confirm that they are 18 or older. The day of this confirmation is saved with the client.",
  delete: "Delete Client",
  deleted: "Client has been successfully deleted.",
  deleteFailed: "Failed to delete client.",
  generate: "Generate",
  view: "View",
  save: "Save",
  missing: (field: string) => `${field} is missing`,
  uploading: "A photo is still uploading",
  noImages: {
    front: "The front photo cannot be used for images.",
    back: "The back photo cannot be used for images.",
    both: "These photos cannot be used for images.",
  },
  adult: "You confirm that the client is 18 or older.",
  riskyTarget: "Keep this target?",
  riskyTargetHint: "It is outside the safe range. The forecast stops before it becomes harmful.",
  keepRiskyTarget: "Keep it",
};

export const unitTexts = { bodyFat: "%" };

export const formNowTexts = {
  title: "Now",
  note: "Measured",
  gender: "Gender",
  height: "Height",
  weight: "Weight",
  bodyFat: "Body fat",
  bmi: "BMI",
  bmiSource: "from height and weight",
  leanMass: "Lean mass",
  leanMassSource: "from weight and body fat",
};

export const formGoalTexts = {
  title: "Goal",
  note: "Forecast",
  bodyFat: "Target body fat",
  weight: "Target weight",
  now: "Now",
  leanMass: "Target lean mass",
  leanMassSource: "from target weight and target body fat",
};

export const formPlanTexts = {
  title: "Plan",
  steps: "Steps",
  stepsHint: "Images between now and the goal",
  workouts: "Workouts per week",
  experience: "Experience",
  hours: "Hours per workout",
  diet: "Diet adherence",
  dietChoice: (name: string, percent: number) => `${name} ${percent}%`,
  dietUnnamed: (percent: number) => `${percent}%`,
  dietWorst: "Very Poor 50%",
  dietBest: "Perfect 100%",
};

/** The source of these texts is docs/science.md. */
export const formExplanations = {
  bodyFat:
    "Enter a measured value; it is never read from a photo. Tape methods are off by about 3.5 points and scales by more, so always measure the same way.",
  leanMass:
    "Everything but fat: muscle, bone, organs and water. It is calculated from weight and body fat, so an error in body fat changes it too.",
};

export const liveValuesTexts = {
  spoken: (bmi: string, leanMass: string, targetLeanMass: string, unit: string) =>
    `BMI ${bmi}, lean mass ${leanMass} ${unit}, target lean mass ${targetLeanMass} ${unit}`,
  bmi: "BMI",
  leanMass: "Lean mass",
  /** Phones show it without its last word. */
  targetLeanMass: "Target lean",
  targetLeanMassRest: " mass",
};

export const photoConsentTexts = {
  nameless: "the client",
  withdrawnHint: "There are no photos and no AI images. To add one, record the consent again.",
  privacy: "Privacy",
};

export const draftTexts = {
  restored: "Unsaved entries restored",
  offered: "Unsaved entries found",
  kept: (when: string) => `${when}. Saved on this device only.`,
  keptOf: (name: string, when: string) => `${name}, ${when}. Saved on this device only.`,
  restore: "Restore",
  discard: "Discard",
};

export const conflictTexts = {
  title: (name: string) => `${name} was changed on another device`,
  description: "Nothing you entered is lost. What do you want to keep?",
  change: (saved: string, theirs: string) => `${saved} → ${theirs}`,
  changeOfBoth: (saved: string, theirs: string, mine: string) => `${saved} → ${theirs}, here: ${mine}`,
  merge: "Merge both",
  mergeHint:
    "Takes the other device's changes, and keeps yours where both changed the same field. Save afterwards.",
  overwrite: "Overwrite",
  reload: "Reload",
  merged: "Both versions are in the form",
  mergedHint: "Check the values, then save.",
};

export const savingTexts = {
  noTrainer: "Missing information",
  noTrainerDetail: "Trainer information is required.",
  failed: "Error",
  addedWithoutImages: "Client added",
  viewFailed: "Save failed",
  viewFailedDetail: "Failed to save client data",
  noClient: "No client selected or trainer information missing.",
};
