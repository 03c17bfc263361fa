/** Claims that the owner must prove: `null` removes one from the screen. */
export const CLAIMS: { trusted: string | null; dropOffs: string | null } = {
  trusted: "Trusted by 1000+ trainers",
  dropOffs: "Reduce drop-offs by up to 80%",
};

export type Slide = {
  title: string;
  sub?: string | null;
  /** The visitor must answer it to continue. */
  question?: { text: string; options: readonly string[] };
  button: string;
};

export const SLIDES: readonly Slide[] = [
  {
    title: "Grow and Retain Your Fitness Clients with Ease",
    sub: CLAIMS.trusted,
    button: "Get Started",
  },
  {
    title: "Get AND KEEP More Clients, Longer",
    sub: CLAIMS.dropOffs,
    button: "Next",
  },
  {
    title: "Tell Us About Your Training Business",
    question: {
      text: "What's your biggest challenge with clients?",
      options: [
        "Getting new clients in the door",
        "Keeping clients motivated long-term",
        "Converting trial sessions into paying clients",
        "Managing time and programming efficiently",
        "Retaining clients after 3+ months",
      ],
    },
    button: "Continue",
  },
  {
    title: "Let's Identify Your Pain Points",
    question: {
      text: "When do you usually lose the most clients?",
      options: [
        "After the free trial ends",
        "After the first month",
        "After the third month",
        "Inconsistent attendance kills progress",
        "Clients move on to other trainers",
      ],
    },
    button: "Continue",
  },
  {
    title: "Understanding Your Clients' Goals",
    question: {
      text: "What results do your clients ask for most?",
      options: [
        "fat loss/leaner",
        "muscle gain/toning",
        "strength and performance",
        "flexibility and mobility",
        "general fitness/energy",
      ],
    },
    button: "Continue",
  },
  {
    title: "You have the potential to transform your business.",
    button: "See My Plan",
  },
];
