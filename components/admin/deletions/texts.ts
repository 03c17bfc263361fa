import type { AccountImpact } from "@/lib/admin/deletions/schema";

export const deleteAccountTexts = {
  title: "Delete my account",
  question:
    "Your account and everything in it is deleted at once. This cannot be undone. Download your data first if you want to keep it.",
  impact: {
    clients: "Clients",
    photos: "Photos",
    images: "AI images",
    workouts: "Workouts",
    links: "Open links",
  } satisfies Record<keyof AccountImpact, string>,
  password: "Current Password",
  phrase: "DELETE",
  confirm: "Delete",
  failed: "Your account could not be deleted. Please try again.",
};
