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

/** The sources of a room in one text. */
const sourcesOf = (room: string) =>
  sourceFiles()
    .filter((file) => file.startsWith(`${room}/`))
    .map((file) => said(readFileSync(file, "utf8")))
    .join("\n");

it.each([
  ["the sign-in screen", "components/accounts/sign-in", "For Professional Fitness Trainers"],
  ["a refused sign-in", "components/accounts/sign-in", "Login failed"],
  ["an account in the making", "components/accounts/sign-in", "Creating account…"],
  ["a reset mail that failed", "components/accounts/sign-in", "Failed to send password reset email"],
  ["a reset that failed", "components/accounts/sign-in", "Failed to reset password"],
  ["a trainer without a name", "components/desk/dashboard", '"Trainer"'],
  ["a password being changed", "components/accounts/settings", "Updating..."],
  ["a changed password", "components/accounts/settings", "Your password has been updated successfully."],
  ["a changed password's answer", "lib/accounts/sign-in", "Your password has been updated successfully."],
  ["the dashboard", "components/desk/dashboard", "Transform your clients with AI-powered body morphing"],
  ["a client not deleted from the dashboard", "components/desk/dashboard", "Failed to delete client"],
  ["a client not deleted", "components/clients/record", "Delete failed"],
  ["no client chosen", "components/clients/record", "Select a client"],
  ["a client not deleted from the form", "components/clients/form", "Failed to delete client."],
  ["a client on the way to the form", "components/clients/form", "Loading client..."],
  ["a view that could not be saved", "components/clients/form", "Save failed"],
  ["a photo not uploaded", "components/images/photos", "Upload failed"],
  ["a client on the way", "components/desk/client-page", "Loading client..."],
  ["today's weight", "components/desk/client-page", "Current Weight (…)"],
  ["today's body fat", "components/desk/client-page", "Body Fat (%)"],
  ["the target weight", "components/desk/client-page", "Target Weight (…)"],
  ["the target body fat", "components/desk/client-page", "Target Body Fat (%)"],
  ["the ways on", "components/desk/client-page", "Quick Actions"],
  ["the way to the images", "components/desk/client-page", "View Transformations"],
  ["the way to the workouts", "components/desk/client-page", "Plan Workouts"],
  ["the way to the forecast", "components/desk/client-page", "View Progress"],
  ["images in the making", "components/images/orders", "Generating transformations... …s"],
  ["a forecast on the way", "components/clients/timeline", "Loading timeline..."],
  ["a forecast that failed", "components/clients/timeline", "Failed to fetch timeline"],
  ["the chart", "components/clients/timeline", "Body Fat Progression"],
  ["the lost fat", "lib/clients/timeline", "Body Fat Loss"],
  ["the gained muscle", "lib/clients/timeline", "Muscle Gain"],
  ["the weight", "lib/clients/timeline", "Weight Change"],
  ["one month", "components/clients/timeline", '"1 Month"'],
  ["several months", "components/clients/timeline", "… Months"],
  ["the parameters", "components/clients/timeline", "Calculation Parameters"],
  ["the table", "components/clients/timeline", "Monthly Breakdown"],
  ["the table's last column", "components/clients/timeline", "Total Weight"],
  ["nothing to add", "components/training/workouts", "No new exercises available."],
  ["no variation", "components/training/workouts", "No available variations."],
  [
    "an exercise not moved",
    "components/training/workouts",
    "Failed to move exercise to trash. Please try again.",
  ],
  [
    "an exercise not restored",
    "components/training/workouts",
    "Failed to restore exercise. Please try again.",
  ],
  ["trainers on the way", "components/admin/console", "Loading trainers..."],
  ["clients on the way", "components/admin/console", "Loading clients..."],
  ["a history on the way", "components/admin/console", "Loading transformations..."],
  ["the day of an image", "components/admin/console", "Generated on …"],
  ["an activity that failed", "components/admin/console", "Failed to fetch activity data"],
  ["the newest trainers", "components/admin/console", "Recent Trainers"],
  ["no new trainers", "components/admin/console", "No recent trainers."],
  ["no new clients", "components/admin/console", "No recent clients."],
  ["an image that was made", "components/admin/lists", "✓ Image Generated"],
  ["a client not deleted by an admin", "components/admin/deletions", "Client deletion failed"],
])("says of %s what is specified", (_what, room, specified) => expect(sourcesOf(room)).toContain(specified));
