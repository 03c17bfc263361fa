/** What a visitor reads where nobody can register. */

export const CLOSED_REGISTRATION = {
  invite: "New accounts are by invitation here. Ask the person who runs this service for one.",
  closed: "This service takes no new accounts.",
};

export type RegistrationMode = "open" | keyof typeof CLOSED_REGISTRATION;
