/** Why a check-in cannot be decided; the first two by its state. */
export const decisionErrorTexts = {
  accepted: "This check-in has already been accepted.",
  asked_again: "The client has already been asked again.",
  waiting: "This check-in has not been decided yet.",
  gone: "This check-in is no longer there. The client may have deleted it.",
  noSession: "Session not found",
};
