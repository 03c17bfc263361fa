import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SLIDES } from "@/components/accounts/welcome/slides";
import { PERIODS } from "@/lib/admin/console/period";
import { sourceFiles } from "./architecture/imports";

// What the specification prints and no screen's own test quotes.
it("leads a visitor to an account by six slides", () => {
  expect(SLIDES).toEqual([
    {
      title: "Grow and Retain Your Fitness Clients with Ease",
      sub: "Trusted by 1000+ trainers",
      button: "Get Started",
    },
    { title: "Get AND KEEP More Clients, Longer", sub: "Reduce drop-offs by up to 80%", button: "Next" },
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
    { title: "You have the potential to transform your business.", button: "See My Plan" },
  ]);
});

it("offers the console's periods in their order", () => {
  expect(PERIODS.map(({ label }) => label)).toEqual([
    "Today",
    "Last 7 days",
    "Last 14 days",
    "Last 30 days",
    "Month to date",
    "All time",
  ]);
});

/** What a source says: white space as it is shown, and `…` for each value within a sentence. */
const said = (source: string) =>
  source
    .replace(/\{" "\}/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\$?\{[^{}"]*\}/g, "…");

const sources = sourceFiles()
  .map((file) => said(readFileSync(file, "utf8")))
  .join("\n");

it.each([
  ["the sign-in screen", "For Professional Fitness Trainers"],
  ["a refused sign-in", "Login failed"],
  ["an account in the making", "Creating account…"],
  ["a reset mail that failed", "Failed to send password reset email"],
  ["a reset that failed", "Failed to reset password"],
  ["a password being changed", "Updating..."],
  ["a changed password", "Your password has been updated successfully."],
  ["a changed password's answer", "Your password has been updated successfully."],
  ["the dashboard", "Transform your clients with AI-powered body morphing"],
  ["a trainer without a name", "Trainer"],
  ["a client not deleted from the dashboard", "Failed to delete client"],
  ["a client not deleted", "Delete failed"],
  ["a client not deleted from the form", "Failed to delete client."],
  ["no client chosen", "Select a client"],
  ["a client on the way to the form", "Loading client..."],
  ["a view that could not be saved", "Save failed"],
  ["a photo not uploaded", "Upload failed"],
  ["a client on the way", "Loading client..."],
  ["today's weight", "Current Weight (…)"],
  ["today's body fat", "Body Fat (%)"],
  ["the target weight", "Target Weight (…)"],
  ["the target body fat", "Target Body Fat (%)"],
  ["the ways on", "Quick Actions"],
  ["the way to the images", "View Transformations"],
  ["the way to the workouts", "Plan Workouts"],
  ["the way to the forecast", "View Progress"],
  ["images in the making", "Generating transformations... …s"],
  ["a forecast on the way", "Loading timeline..."],
  ["a forecast that failed", "Failed to fetch timeline"],
  ["the chart", "Body Fat Progression"],
  ["the lost fat", "Body Fat Loss"],
  ["the gained muscle", "Muscle Gain"],
  ["the weight", "Weight Change"],
  ["the parameters", "Calculation Parameters"],
  ["the table", "Monthly Breakdown"],
  ["the table's last column", "Total Weight"],
  ["nothing to add", "No new exercises available."],
  ["no variation", "No available variations."],
  ["an exercise not moved", "Failed to move exercise to trash. Please try again."],
  ["an exercise not restored", "Failed to restore exercise. Please try again."],
  ["trainers on the way", "Loading trainers..."],
  ["clients on the way", "Loading clients..."],
  ["a history on the way", "Loading transformations..."],
  ["the day of an image", "Generated on …"],
  ["an image that was made", "✓ Image Generated"],
  ["an activity that failed", "Failed to fetch activity data"],
  ["the newest trainers", "Recent Trainers"],
  ["no new trainers", "No recent trainers."],
  ["no new clients", "No recent clients."],
  ["a client not deleted by an admin", "Client deletion failed"],
])("says of %s what is specified", (_what, specified) => expect(sources).toContain(specified));
