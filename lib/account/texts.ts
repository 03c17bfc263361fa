/** What the endpoints of an account's address answer. */
export const emailAnswerTexts = {
  same: "This is the address that you have.",
  linkSent: (email: string) => `We sent a link to ${email}. The address changes when you open it.`,
  linkGone: "This link is no longer valid. Please ask for a new one.",
  changed: (email: string) => `From now on you sign in with ${email}.`,
};
