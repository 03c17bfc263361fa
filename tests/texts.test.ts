import { expect, it } from "vitest";
import { changePasswordTexts } from "@/components/accounts/settings/texts";
import { signInTexts } from "@/components/accounts/sign-in/auth-texts";
import { forgotFormTexts, resetFormTexts } from "@/components/accounts/sign-in/password-texts";
import { signupTexts } from "@/components/accounts/sign-in/signup-texts";
import { SLIDES } from "@/components/accounts/welcome/welcome-texts";
import * as admin from "@/components/admin/lists/texts";
import { clientFormTexts, existingClientTexts, savingTexts } from "@/components/clients/form/texts";
import { clientPageTexts, clientSidebarTexts } from "@/components/clients/record/client-page-texts";
import { clientPickerTexts, dashboardTexts, deletionTexts } from "@/components/clients/record/texts";
import * as timeline from "@/components/clients/timeline/texts";
import { generationTexts } from "@/components/images/orders/texts";
import { uploadTexts } from "@/components/images/photos/texts";
import { addExerciseTexts, trashToastTexts } from "@/components/training/workouts/texts";
import { accountAnswerTexts } from "@/lib/accounts/sign-in/texts";
import { PERIODS } from "@/lib/admin/console/period";

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

it.each([
  ["the sign-in screen", signInTexts.title, "For Professional Fitness Trainers"],
  ["a refused sign-in", signInTexts.failed, "Login failed"],
  ["an account in the making", signupTexts.submitting, "Creating account…"],
  ["a reset mail that failed", forgotFormTexts.failed, "Failed to send password reset email"],
  ["a reset that failed", resetFormTexts.failed, "Failed to reset password"],
  ["a password being changed", changePasswordTexts.submitting, "Updating..."],
  ["a changed password", changePasswordTexts.changedDetail, "Your password has been updated successfully."],
  [
    "a changed password's answer",
    accountAnswerTexts.passwordChanged,
    "Your password has been updated successfully.",
  ],
  ["the dashboard", dashboardTexts.subtitle, "Transform your clients with AI-powered body morphing"],
  ["a trainer without a name", dashboardTexts.nameless, "Trainer"],
  ["a client not deleted from the dashboard", dashboardTexts.deleteFailed, "Failed to delete client"],
  ["a client not deleted", deletionTexts.failed, "Delete failed"],
  ["a client not deleted from the form", clientFormTexts.deleteFailed, "Failed to delete client."],
  ["no client chosen", clientPickerTexts.placeholder, "Select a client"],
  ["a client on the way to the form", existingClientTexts.loading, "Loading client..."],
  ["a view that could not be saved", savingTexts.viewFailed, "Save failed"],
  ["a photo not uploaded", uploadTexts.failed, "Upload failed"],
  ["a client on the way", clientPageTexts.loading, "Loading client..."],
  ["today's weight", clientSidebarTexts.weight("lbs"), "Current Weight (lbs)"],
  ["today's body fat", clientSidebarTexts.bodyFat, "Body Fat (%)"],
  ["the target weight", clientSidebarTexts.targetWeight("lbs"), "Target Weight (lbs)"],
  ["the target body fat", clientSidebarTexts.targetBodyFat, "Target Body Fat (%)"],
  ["the ways on", clientSidebarTexts.actions, "Quick Actions"],
  ["the way to the images", clientSidebarTexts.transformations, "View Transformations"],
  ["the way to the workouts", clientSidebarTexts.workouts, "Plan Workouts"],
  ["the way to the forecast", clientSidebarTexts.progress, "View Progress"],
  ["images in the making", generationTexts.countdown(30), "Generating transformations... 30s"],
  ["a forecast on the way", timeline.timelineTexts.loading, "Loading timeline..."],
  ["a forecast that failed", timeline.timelineTexts.failed, "Failed to fetch timeline"],
  ["the chart", timeline.timelineTexts.chart, "Body Fat Progression"],
  ["the lost fat", timeline.totalsTexts.bodyFatLoss, "Body Fat Loss"],
  ["the gained muscle", timeline.totalsTexts.muscleGain, "Muscle Gain"],
  ["the weight", timeline.totalsTexts.weightChange, "Weight Change"],
  ["one month", timeline.totalsTexts.months(1), "1 Month"],
  ["several months", timeline.totalsTexts.months(5), "5 Months"],
  ["the parameters", timeline.parametersTexts.title, "Calculation Parameters"],
  ["the table", timeline.breakdownTexts.title, "Monthly Breakdown"],
  ["the table's last column", timeline.breakdownTexts.weight, "Total Weight"],
  ["nothing to add", addExerciseTexts.empty, "No new exercises available."],
  ["no variation", addExerciseTexts.noVariations, "No available variations."],
  ["an exercise not moved", trashToastTexts.notMoved, "Failed to move exercise to trash. Please try again."],
  ["an exercise not restored", trashToastTexts.notRestored, "Failed to restore exercise. Please try again."],
  ["trainers on the way", admin.trainerListTexts.loading, "Loading trainers..."],
  ["clients on the way", admin.clientListTexts.loading, "Loading clients..."],
  ["a history on the way", admin.clientHistoryTexts.loading, "Loading transformations..."],
  ["the day of an image", admin.clientHistoryTexts.generatedOn("2026-11-20"), "Generated on 2026-11-20"],
  ["an image that was made", admin.clientHistoryTexts.generated, "✓ Image Generated"],
  ["an activity that failed", admin.activityTexts.failed, "Failed to fetch activity data"],
  ["the newest trainers", admin.activityTexts.recentTrainers, "Recent Trainers"],
  ["no new trainers", admin.activityTexts.noTrainers, "No recent trainers."],
  ["no new clients", admin.activityTexts.noClients, "No recent clients."],
  ["a client not deleted by an admin", admin.deletionTexts.client.failed, "Client deletion failed"],
])("says of %s what is specified", (_what, said, specified) => expect(said).toBe(specified));
