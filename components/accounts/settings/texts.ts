export const accountTexts = {
  back: "← Back to Clients",
  admin: "Admin",
  trainer: "Trainer",
  logout: "Logout",
  changeName: "Change name",
};

export const changeNameTexts = {
  name: "Full Name",
  cancel: "Cancel",
  submit: "Save name",
  failed: "Name not saved",
  failedDetail: "Check your network and try again.",
};

export const brandTexts = {
  title: "Your brand",
  hint: "On links and pictures that you share, and on printed reports.",
  note: "As your clients see it",
  edit: "Edit brand",
  loading: "Loading brand...",
  loadFailed: "Your brand could not be loaded",
  name: "Business name",
  logo: "Logo",
  logoHint: "JPEG, PNG or WebP. Shown on white.",
  chooseLogo: "Choose logo",
  otherLogo: "Choose another",
  removeLogo: "Remove logo",
  uploading: "Uploading...",
  colour: "Colour",
  colourHint: "Shown darker or lighter where a theme needs it. Leave empty for black and white.",
  pickColour: "Pick a colour",
  phone: "Phone",
  web: "Website",
  email: "Email for clients",
  preview: "Preview in both themes",
  cancel: "Cancel",
  submit: "Save brand",
  saved: "Brand saved",
  savedDetail: "Links that are open show it at once.",
  undone: "Brand restored",
  undo: "Undo",
  logoFailed: "The logo could not be uploaded.",
  failed: "Brand not saved",
  failedDetail: "Check your network and try again.",
};

export const securityTexts = {
  title: "Security",
  changePassword: "Change Password",
  changeEmail: "Change Email",
};

export const changeEmailTexts = {
  title: "Change Email",
  email: "New Email Address",
  password: "Current Password",
  cancel: "Cancel",
  submit: "Send link",
  sent: "Link sent",
  failed: "Link not sent",
  failedDetail: "Check your network and try again.",
};

export const confirmEmailTexts = {
  title: "Confirm your new address",
  text: "Tap once. From then on you sign in with this address.",
  submit: "Confirm address",
  done: "Address changed",
  failedDetail: "Check your network and try again.",
  home: "Go to Formcast",
};

export const changePasswordTexts = {
  title: "Change Password",
  currentPassword: "Current Password",
  newPassword: "New Password",
  confirmPassword: "Confirm New Password",
  cancel: "Cancel",
  submit: "Update Password",
  submitting: "Updating...",
  changed: "Password Changed",
  changedDetail: "Your password has been updated successfully.",
  failed: "Error",
  failedDetail: "Failed to change password. Please try again.",
};

export const passwordProblemTexts = {
  confirmMissing: "Please confirm your new password",
  differ: "Passwords don't match",
};

export const settingsTexts = {
  title: "Settings",
  units: "Units",
  imperial: "lb, ft in",
  metric: "kg, cm",
  unitsHint: "Changes how values are shown. Saved data stays exact.",
  theme: "Theme",
  dark: "Dark",
  light: "Light",
  system: "System",
  restSound: "Rest timer sound",
  restSoundOn: "Two tones when a rest is over",
  restSoundOff: "Vibration only",
};

export const dataTexts = {
  title: "Your data",
  download: "Download my data",
  downloadHint: "A ZIP file with every client, photo, image and workout.",
  deleteAccount: "Delete my account",
};
