/** Loaded by every signed-in page, so keep it small. */
export const signedInTexts = {
  /** Shown until the account has loaded. */
  unknownName: "Trainer",
};

export const signOutTexts = {
  title: "Log out now?",
  question: (saves: number) =>
    `${saves === 1 ? "1 save has not reached the server. It stays on this device and is" : `${saves} saves have not reached the server. They stay on this device and are`} sent the next time you sign in here.`,
  confirm: "Log out",
};
