/** What every page of an account brings along, and so nothing else. */
export const signedInTexts = {
  /** While the account is not known yet. */
  unknownName: "Trainer",
};

export const signOutTexts = {
  title: "Log out now?",
  question: (saves: number) =>
    `${saves === 1 ? "1 save has" : `${saves} saves have`} not reached the server. They stay on this device and are sent the next time you sign in here.`,
  confirm: "Log out",
};
