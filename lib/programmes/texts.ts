export const programmeErrorTexts = {
  notFound: "Program not found",
  tooMany: (most: number) => `At most ${most} templates`,
};
