/** What is said of a sample client that cannot be made. */
export const sampleErrorTexts = { alreadyThere: "You have a sample client already." };
