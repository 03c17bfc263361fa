export const privacySheetTexts = {
  title: "Privacy",
  exportArchive: "Export with photos (ZIP)",
  loading: "Loading consents...",
  loadFailed: "Failed to fetch consents",
  confirmWithdrawal: "Withdraw",
};

export const consentRowTexts = {
  states: { given: "Agreed", withdrawn: "Withdrawn", unasked: "Not recorded" },
  withdraw: "Withdraw",
  withdrawName: (consent: string) => `Withdraw: ${consent}`,
  record: "Record",
  recordName: (consent: string) => `Record consent: ${consent}`,
};

export const consentTexts = {
  recorded: "Consent recorded",
  withdrawn: "Consent withdrawn",
  withdrawnDetail: "The data that depended on it is deleted.",
  failed: "Error",
  unreachable: "The server could not be reached.",
};
