/** What is said where there is no client yet; whoever has one never loads it. */
export const sampleOfferTexts = {
  offer: "Try a sample client",
  hint: "A made-up client with photos, weigh-ins, workouts and a forecast. One tap removes it.",
  offline: "A sample client needs a network.",
};
