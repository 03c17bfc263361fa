import { counted } from "@/lib/text/numbers";

export const costMonthTexts = {
  nothing: "No image of this month cost anything.",
  title: "Spent",
  loading: "Loading the month...",
  failed: "Failed to fetch the month",
  before: "Previous month",
  after: "Next month",
  of: (cap: string) => `of ${cap}`,
  forecast: (day: string, sum: string) => `Forecast ${day}: ${sum}`,
  cap: (day: string) => `Cap ${day} a day (UTC)`,
  images: "Images",
  failures: "Failed",
  each: "Per image",
  unsettled: "Not billed yet",
  refunded: "Refunded to trainers",
  total: (month: string) => `${month}, total`,
  byDay: "By day",
  spent: "Spent",
  expected: "Forecast",
  spentOn: (day: string, sum: string, images: number) => `${day}: ${sum}, ${counted(images, "image")}`,
  expectedOn: (day: string, sum: string) => `${day}: ${sum} expected`,
};

export const refundTexts = {
  refund: "Refund",
  title: "Refund image",
  question: (sum: string) =>
    `${sum} goes back to today's budget of the trainer. The provider's bill stays in the costs.`,
  reason: "Reason",
  reasonHelp: "Shown in the ledger and in the audit.",
  done: "Image refunded",
  doneOf: (sum: string) => `${sum} is back in the trainer's budget.`,
  failed: "The image could not be refunded",
};
