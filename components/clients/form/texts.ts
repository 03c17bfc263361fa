/** What the form of a client and everything that saving it leads to say. */

export const onboardingTexts = {
  back: "Back",
  add: "Add New Client",
  edit: "Edit Client",
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
    "By adding a client you confirm that they are 18 or older. The day of this confirmation is kept with the client.",
  delete: "Delete Client",
  deleted: "Client has been successfully deleted.",
  deleteFailed: "Failed to delete client.",
  generate: "Generate",
  view: "View",
  save: "Save",
  missing: (field: string) => `${field} is missing`,
  uploading: "A photo is still on its way",
  noImages: {
    front: "No images will come from the front photo.",
    back: "No images will come from the back photo.",
    both: "No images will come from these photos.",
  },
  adult: "You confirm that the client is 18 or older.",
  riskyTarget: "Keep this target?",
  riskyTargetHint: "It is beyond what is considered safe. The forecast stops where it would become harmful.",
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
  stepsHint: "Images between now and goal",
  workouts: "Workouts per week",
  experience: "Experience",
  hours: "Hours per workout",
  diet: "Diet adherence",
  dietChoice: (name: string, percent: number) => `${name} ${percent}%`,
  dietUnnamed: (percent: number) => `${percent}%`,
  dietWorst: "Very Poor 50%",
  dietBest: "Perfect 100%",
};

/** What the numbers of the form mean, as docs/science.md has it. */
export const formExplanations = {
  bodyFat:
    "Enter what you measured: it is never read from a photo. Tape methods err by 3.5 points and scales by more, so measure the same way each time.",
  leanMass:
    "Everything but fat: muscle, bone, organs and water. It follows from weight and body fat, so an error in body fat moves it too.",
};

export const liveValuesTexts = {
  spoken: (bmi: string, leanMass: string, targetLeanMass: string) =>
    `BMI ${bmi}, lean mass ${leanMass} pounds, target lean mass ${targetLeanMass} pounds`,
  bmi: "BMI",
  leanMass: "Lean mass",
  /** On phones it ends before its last word. */
  targetLeanMass: "Target lean",
  targetLeanMassRest: " mass",
};

export const photoConsentTexts = {
  nameless: "the client",
  withdrawnHint: "There are no photos and no AI images. To add one, record the consent again.",
  privacy: "Privacy",
};

export const draftTexts = {
  restored: "Unsaved entries are back",
  offered: "Unsaved entries are kept",
  kept: (when: string) => `${when}. Kept on this device only.`,
  keptOf: (name: string, when: string) => `${name}, ${when}. Kept on this device only.`,
  restore: "Restore",
  discard: "Discard",
};

export const conflictTexts = {
  title: (name: string) => `${name} was changed on another device`,
  description: "Nothing you entered is lost. What shall be kept?",
  change: (saved: string, theirs: string) => `${saved} → ${theirs}`,
  changeOfBoth: (saved: string, theirs: string, mine: string) => `${saved} → ${theirs}, here: ${mine}`,
  merge: "Merge both",
  mergeHint:
    "Takes the other device's changes and keeps yours where both changed the same. You save afterwards.",
  overwrite: "Overwrite",
  reload: "Reload",
  merged: "Both are in the form",
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
