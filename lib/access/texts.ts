/** What the endpoints about access answer when they refuse. */
export const accessAnswerTexts = {
  ownSuspension: "You cannot suspend your own account.",
  ownSession: "Log out to end your own session.",
  suspendedReset: "Lift the suspension first: a suspended account opens by no link.",
  sessionGone: "This session has ended already.",
};
